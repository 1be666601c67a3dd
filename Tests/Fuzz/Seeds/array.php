array(
  'aps' => array('alert' => 'Hi', 'badge' => 1),
)
