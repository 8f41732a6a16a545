"""One scene a place: build(...) puts it on the stage; <place>_pictures.py, run as a program, photographs it."""
