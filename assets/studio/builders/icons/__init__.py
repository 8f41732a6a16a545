"""The icons' models by theme: a few big parts each, at most about 2.4 m wide, front towards -y. Where 16 pixels would be
mush a model takes fewer and bigger parts (`small`)."""
