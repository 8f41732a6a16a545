"""What is flat by nature is drawn: cursors, small signs, the wallpaper."""
