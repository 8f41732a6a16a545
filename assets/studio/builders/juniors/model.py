"""Writes models as glTF: binary, y up, facing +z, with the skeleton of the figure; a mesh an item, all of one material.

Every model has the same bones in the same order, none of them turned at rest, and its corners are where they are at rest:
a page may hang any item on the figure's own skeleton."""
import json
import os
import struct

from builders.juniors.clips import CLIPS, length, pose_at
from builders.juniors.figure import figure
from builders.juniors.junior import normals_of, parts_of
from builders.juniors.skeleton import BONES, start
from mathutils import Vector

from kit.colour import linear
from kit.cuts import write_bundle

_FRAMES_A_SECOND = 15
# Corners lie on a grid of so many a metre: short numbers pack well.
_GRID = 2048
_FLOAT, _UNSIGNED, _BYTE, _UNSIGNED_BYTE = 5126, 5123, 5120, 5121
_ARRAY, _ELEMENTS = 34962, 34963


def write_figure(folder):
    """figure.glb: the figure and its clips."""
    _write(folder, 'figure', {'figure': figure}, CLIPS)


def write_class(name, items, folder):
    """<class>.glb: its seven items, functions named after their groups."""
    _write(folder, name, {item.__name__: item for item in items}, ())


class _Buffer:
    """The binary part of a file, and what says where in it lies what."""

    def __init__(self):
        self.data, self.views, self.accessors = bytearray(), [], []

    def add(self, rows, kind, shape, component, target=None, stride=None, normalized=False):
        """Packs rows of numbers; `kind` is their letter for struct. Returns the accessor's index."""
        packed = b''.join(struct.pack(f'<{len(row)}{kind}', *row).ljust(stride or 0, b'\0') for row in rows)
        view = {'buffer': 0, 'byteOffset': len(self.data), 'byteLength': len(packed)}
        if target:
            view['target'] = target
        if stride:
            view['byteStride'] = stride
        self.data += packed.ljust(-(-len(packed) // 4) * 4, b'\0')
        self.views.append(view)
        accessor = {'bufferView': len(self.views) - 1, 'componentType': component, 'count': len(rows), 'type': shape}
        if normalized:
            accessor['normalized'] = True
        if component == _FLOAT:
            accessor['min'], accessor['max'] = ([f(row[i] for row in rows) for i in range(len(rows[0]))] for f in (min, max))
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def _y_up(v):
    return v[0], v[2], -v[1]


def _corners(parts):
    """Every distinct corner as (place, normal, colour, bone), and triangles over them."""
    found, triangles = {}, []
    bones = list(BONES)
    for part in parts:
        normals = iter(normals_of(part.corners, part.faces, [(len(part.faces), part.round_below)]))
        for face, hexa in zip(part.faces, part.colours):
            colour = tuple(round(value * 65535) for value in linear(hexa))
            ring = []
            for index in face:
                place = tuple(round(value * _GRID) / _GRID for value in _y_up(part.corners[index]))
                normal = tuple(round(value * 127) for value in _y_up(next(normals)))
                ring.append(found.setdefault((place, normal, colour, bones.index(part.bone)), len(found)))
            triangles += [t for t in zip(ring[:1] * (len(ring) - 2), ring[1:], ring[2:]) if len(set(t)) == 3]
    return list(found), triangles


def _mesh(buffer, name, parts):
    corners, triangles = _corners(parts)
    places, normals, colours, bones = zip(*corners)
    attributes = {
        'POSITION': buffer.add(places, 'f', 'VEC3', _FLOAT, _ARRAY),
        'NORMAL': buffer.add(normals, 'b', 'VEC3', _BYTE, _ARRAY, stride=4, normalized=True),
        'COLOR_0': buffer.add(colours, 'H', 'VEC4', _UNSIGNED, _ARRAY, normalized=True),
        'JOINTS_0': buffer.add([(bone, 0, 0, 0) for bone in bones], 'B', 'VEC4', _UNSIGNED_BYTE, _ARRAY),
        'WEIGHTS_0': buffer.add([(255, 0, 0, 0)] * len(bones), 'B', 'VEC4', _UNSIGNED_BYTE, _ARRAY, normalized=True),
    }
    indices = buffer.add([(i,) for triangle in triangles for i in triangle], 'H', 'SCALAR', _UNSIGNED, _ELEMENTS)
    return {'name': name, 'primitives': [{'attributes': attributes, 'indices': indices, 'material': 0}]}


def _bone_nodes(first):
    """The bones as nodes, of which the first has the index `first`."""
    names = list(BONES)
    nodes = []
    for name, (parent, _) in BONES.items():
        at = start(name) - (start(parent) if parent else start(name))
        node = {'name': name, 'translation': _y_up(at)}
        children = [first + names.index(child) for child, (over, _) in BONES.items() if over == name]
        if children:
            node['children'] = children
        nodes.append(node)
    return nodes


def _inverse(bone):
    x, y, z = _y_up(start(bone))
    return 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1


def _animation(buffer, clip, first):
    count = round(length(clip) * _FRAMES_A_SECOND) + 1
    seconds = [length(clip) * i / (count - 1) for i in range(count)]
    times, beginning = (buffer.add([(at,) for at in those], 'f', 'SCALAR', _FLOAT) for those in (seconds, seconds[:1]))
    poses = [pose_at(clip, at) for at in seconds]
    rest = start('hips') - start('root')
    tracks = {('hips', 'translation'): [_y_up(rest + Vector(lift)) for _, lift in poses]}
    for bone in BONES:
        turns = []
        for pose, _ in poses:
            w, x, y, z = pose[bone]
            turn = (*_y_up((x, y, z)), w)
            # The shorter of two ways from one key to the next.
            turns.append(tuple(-v for v in turn) if turns and sum(a * b for a, b in zip(turn, turns[-1])) < 0 else turn)
        tracks[bone, 'rotation'] = turns
    samplers, channels = [], []
    for (bone, path), rows in tracks.items():
        still = all(max(abs(a - b) for a, b in zip(row, rows[0])) < 1e-6 for row in rows)
        values = buffer.add(rows[:1] if still else rows, 'f', 'VEC3' if path == 'translation' else 'VEC4', _FLOAT)
        at = beginning if still else times
        channels.append({'sampler': len(samplers), 'target': {'node': first + list(BONES).index(bone), 'path': path}})
        samplers.append({'input': at, 'output': values, 'interpolation': 'LINEAR'})
    return {'name': clip, 'samplers': samplers, 'channels': channels}


def _write(folder, name, models, clips):
    buffer = _Buffer()
    meshes = [_mesh(buffer, name, parts_of(build)) for name, build in models.items()]
    first = len(meshes) + 1
    inverses = buffer.add([_inverse(bone) for bone in BONES], 'f', 'MAT4', _FLOAT)
    nodes = [{'name': 'junior', 'children': [*range(1, first), first]},
             *({'name': mesh['name'], 'mesh': index, 'skin': 0} for index, mesh in enumerate(meshes)),
             *_bone_nodes(first)]
    content = {
        'asset': {'version': '2.0', 'generator': 'assets/studio'},
        'extensionsUsed': ['KHR_mesh_quantization'], 'extensionsRequired': ['KHR_mesh_quantization'],
        'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': nodes, 'meshes': meshes,
        'skins': [{'joints': [first + i for i in range(len(BONES))], 'skeleton': first, 'inverseBindMatrices': inverses}],
        'materials': [{'name': 'toy', 'doubleSided': True,
                       'pbrMetallicRoughness': {'metallicFactor': 0, 'roughnessFactor': 0.55}}],
    }
    if clips:
        content['animations'] = [_animation(buffer, clip, first) for clip in clips]
    content.update(buffers=[{'byteLength': len(buffer.data)}], bufferViews=buffer.views, accessors=buffer.accessors)
    text = json.dumps(content, separators=(',', ':')).encode()
    text = text.ljust(-(-len(text) // 4) * 4, b' ')
    with open(os.path.join(folder, f'{name}.glb'), 'wb') as file:
        file.write(struct.pack('<4sII', b'glTF', 2, 28 + len(text) + len(buffer.data)))
        file.write(struct.pack('<I4s', len(text), b'JSON') + text)
        file.write(struct.pack('<I4s', len(buffer.data), b'BIN\0') + bytes(buffer.data))
    write_bundle(folder, models=sorted(file for file in os.listdir(folder) if file.endswith('.glb')))
