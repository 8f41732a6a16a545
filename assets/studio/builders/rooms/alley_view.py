"""An alley through the pane of its door: a blank brick wall, a drainpipe, a lamp over a bin. It is built from the layers of
`pane_views`."""
from builders.rooms.pane_views import layer, rect

# The alley's parts in the sun, under the lamp, and in the moonlight of a power cut, as (hue, strength).
_LIGHTS = {
    'day': {'sky': ('#fff4dc', 2.0), 'wall': ('#e89a5c', 1.1), 'shade': ('#81532c', 1.0), 'coping': ('#fff4dc', 2.0), 'pipe': ('#266538', 1.0),
            'edge': ('#aca471', 1.0), 'bin': ('#005c30', 0.9), 'lid': ('#1f1b15', 1.0), 'iron': ('#1f1b15', 1.0), 'bulb': ('#fff4dc', 2.0), 'ground': ('#aca471', 1.0)},
    'night': {'sky': ('#18225c', 0.45), 'wall': ('#4a62b8', 0.5), 'shade': ('#18225c', 0.45), 'coping': ('#4a62b8', 0.5), 'pipe': ('#0c1224', 0.4),
              'edge': ('#b8782c', 0.7), 'bin': ('#10241f', 0.4), 'lid': ('#ffe0a0', 1.1), 'iron': ('#0a0c18', 0.4), 'bulb': ('#fff0c0', 4.0),
              'ground': ('#6a4a34', 0.6), 'pool': ('#7a4a34', 0.6), 'core': ('#d8963c', 0.8)},
    'moon': {'sky': ('#3a52b0', 0.5), 'wall': ('#5f7cd4', 0.5), 'shade': ('#34488c', 0.42), 'coping': ('#a8c0ff', 0.7), 'pipe': ('#121a38', 0.4),
             'edge': ('#8aa4f0', 0.6), 'bin': ('#1c2850', 0.4), 'lid': ('#8aa4f0', 0.6), 'iron': ('#0c1228', 0.4), 'bulb': ('#1c2850', 0.41),
             'ground': ('#44589c', 0.5)},
}
_COURSES = 8


def alley_view(width, height, light):
    """The alley by `day`, by `night` under its lamp, or by the `moon`. The pane is seen at an angle, so the lamp and
    the bin are right of its middle."""
    half, part = width / 2, _LIGHTS[light]
    layer(0, *part['wall'], rect(-half, 0, half, height))
    if light == 'night':
        layer(1, *part['pool'], _quad(width, height, (-0.26, 0.06), (0.5, 0.06), (0.26, 0.7), (0.1, 0.7)))
    else:
        layer(1, *part['shade'], _quad(width, height, (-0.5, 0), (0.5, 0), (0.5, 0.34), (-0.5, 0.62)))
    layer(2, *part['shade'], *_joints(width, height))
    if light == 'night':
        layer(3, *part['core'], _quad(width, height, (-0.02, 0.26), (0.38, 0.26), (0.24, 0.69), (0.12, 0.69)))
    layer(3, *part['sky'], rect(-half, height * 0.9, half, height))
    layer(3, *part['coping'], rect(-half, height * 0.87, half, height * 0.9))
    layer(3, *part['ground'], rect(-half, 0, half, height * 0.06))
    layer(4, *part['pipe'], rect(-width * 0.16, 0, -width * 0.07, height * 0.87),
          *(rect(-width * 0.2, height * z, -width * 0.03, height * (z + 0.03)) for z in (0.24, 0.62)))
    layer(4, *part['edge'], rect(-width * 0.07, 0, -width * 0.035, height * 0.62))
    layer(4, *part['bin'], _quad(width, height, (0.08, 0.02), (0.32, 0.02), (0.36, 0.24), (0.04, 0.24)))
    layer(5, *part['lid'], rect(width * 0.02, height * 0.24, width * 0.38, height * 0.28), rect(width * 0.14, height * 0.28, width * 0.26, height * 0.3))
    layer(4, *part['iron'], rect(width * 0.08, height * 0.74, width * 0.28, height * 0.78), rect(width * 0.16, height * 0.78, width * 0.2, height * 0.84))
    layer(5, *part['bulb'], rect(width * 0.12, height * 0.69, width * 0.24, height * 0.74))


def _quad(width, height, *points):
    return [(x * width, z * height) for x, z in points]


def _joints(width, height):
    """The joints between courses, and those between the bricks of a course, which shift in every second one."""
    half, pitch = width / 2, height * 0.87 / _COURSES
    for i in range(1, _COURSES):
        yield rect(-half, pitch * i, half, pitch * i + height * 0.027)
    for i in range(_COURSES):
        for x in (-0.36, 0.02, 0.4) if i % 2 else (-0.17, 0.21):
            yield rect(width * x, pitch * i, width * (x + 0.04), pitch * (i + 1))
