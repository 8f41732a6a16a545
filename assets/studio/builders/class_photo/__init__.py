"""What the school's class photos are built of: the gym as the photographer leaves it, and each clique with its props."""
