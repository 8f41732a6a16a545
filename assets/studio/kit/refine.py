"""A small photograph given the detail of a large one of the same things in another light (a guided filter): the night, whose
many lamps make it slow to photograph, takes its edges from the day."""
import numpy as np
from PIL import Image

# Half the side of the square in which the two are compared, and how much they must agree for an edge to be taken over.
_REACH, _DOUBT = 1, 0.002


def refined(small, large):
    """`small` (h, w, 3) at the size of `large` (H, W, 3), both sRGB in 0..1: where it is a straight line of what the large
    one shows, that line is followed pixel by pixel; what is left over is its own light and stays soft."""
    height, width = small.shape[:2]
    size = (large.shape[1], large.shape[0])
    made = np.zeros(large.shape)
    for channel in range(3):
        guide, light = _resized(large[..., channel], (width, height), Image.BOX), small[..., channel].astype(float)
        mean, middle = _average(guide), _average(light)
        slope = (_average(guide * light) - mean * middle) / (_average(guide * guide) - mean * mean + _DOUBT)
        offset = _average(middle - slope * mean)
        slope = _average(slope)
        rest = light - (slope * guide + offset)
        made[..., channel] = (_resized(slope, size, Image.BILINEAR) * large[..., channel] + _resized(offset, size, Image.BILINEAR)
                              + _resized(rest, size, Image.BICUBIC))
    return np.clip(made, 0, 1)


def _resized(values, size, how):
    return np.asarray(Image.fromarray(values.astype(np.float32)).resize(size, how)).astype(float)


def _average(values):
    """The mean of the square round each value."""
    side = 2 * _REACH + 1
    sums = np.cumsum(np.cumsum(np.pad(np.pad(values, _REACH, mode='edge'), ((1, 0), (1, 0))), 0), 1)
    return (sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]) / side ** 2
