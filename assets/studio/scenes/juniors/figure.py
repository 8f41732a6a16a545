"""The figure and its clips as a model. Run as a program: python -m scenes.juniors.figure <folder>."""
import sys

from builders.juniors.model import write_figure

if __name__ == '__main__':
    write_figure(sys.argv[1])
