"""Light: the sky, the sun or moon, lamps, beams and panels. Energies are Blender's (watts; sun: watts a square metre)."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.colour import linear
from kit.stage import put


def aim(thing, at, to):
    """Puts a light or a camera at a point and points it at another."""
    direction = Vector(to) - Vector(at)
    thing.matrix_basis = Matrix.Translation(at) @ direction.to_track_quat('-Z', 'Y').to_matrix().to_4x4()


def _light(kind, colour, energy):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = energy, linear(colour)[:3]
    return put(bpy.data.objects.new(kind.lower(), data))


def sun(towards, energy, colour, soft=1.5):
    """Parallel light that travels in the direction `towards`; `soft` is the size of its disc in degrees."""
    thing = _light('SUN', colour, energy)
    thing.data.angle = math.radians(soft)
    aim(thing, (0, 0, 0), towards)
    return thing


def lamp(at, energy, colour, size=0.15):
    """A bare bulb; `size` is its radius in metres."""
    thing = _light('POINT', colour, energy)
    thing.data.shadow_soft_size = size
    thing.matrix_basis = Matrix.Translation(at)
    return thing


def beam(at, to, energy, colour, angle=50, blend=0.6, size=0.1):
    """A spotlight with an opening of `angle` degrees."""
    thing = _light('SPOT', colour, energy)
    thing.data.spot_size, thing.data.spot_blend, thing.data.shadow_soft_size = math.radians(angle), blend, size
    aim(thing, at, to)
    return thing


def panel(at, to, size, energy, colour):
    """A shining rectangle of `size` (width, height), not itself seen: the soft light that neon throws."""
    thing = _light('AREA', colour, energy)
    thing.data.shape, (thing.data.size, thing.data.size_y) = 'RECTANGLE', size
    thing.visible_camera = thing.visible_glossy = False
    aim(thing, at, to)
    return thing


def sky(stops, strength=1.0, stars=0.0, glow_at=None):
    """The world round the stage. `stops`: (sine of the height above the horizon, colour) from low to high. `stars` is
    their brightness; `glow_at`: (direction, colour, sharpness), the light round a low sun or the moon."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeValToRGB'))
    links.new(place.outputs['Generated'], split.inputs['Vector'])
    links.new(split.outputs['Z'], ramp.inputs['Fac'])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)
    colour = ramp.outputs['Color']
    if glow_at:
        colour = _add_halo(nodes, links, colour, place, *glow_at)
    if stars:
        colour = _add_stars(nodes, links, colour, place, stars)
    links.new(colour, nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = strength


def _add(nodes, links, colour, factor, light):
    mix = nodes.new('ShaderNodeMix')
    mix.data_type, mix.blend_type = 'RGBA', 'ADD'
    links.new(factor, mix.inputs['Factor'])
    links.new(colour, mix.inputs['A'])
    mix.inputs['B'].default_value = light
    return mix.outputs['Result']


def _add_stars(nodes, links, colour, place, brightness):
    cells, small = nodes.new('ShaderNodeTexVoronoi'), nodes.new('ShaderNodeMath')
    cells.inputs['Scale'].default_value = 46
    small.operation, small.inputs[1].default_value = 'LESS_THAN', 0.07
    links.new(place.outputs['Generated'], cells.inputs['Vector'])
    links.new(cells.outputs['Distance'], small.inputs[0])
    return _add(nodes, links, colour, small.outputs[0], (brightness, brightness, brightness * 1.15, 1))


def _add_halo(nodes, links, colour, place, direction, light, sharpness):
    facing, clamp, power = (nodes.new(n) for n in ('ShaderNodeVectorMath', 'ShaderNodeMath', 'ShaderNodeMath'))
    facing.operation, clamp.operation, power.operation = 'DOT_PRODUCT', 'MAXIMUM', 'POWER'
    links.new(place.outputs['Generated'], facing.inputs[0])
    facing.inputs[1].default_value = Vector(direction).normalized()
    links.new(facing.outputs['Value'], clamp.inputs[0])
    clamp.inputs[1].default_value = 0
    links.new(clamp.outputs[0], power.inputs[0])
    power.inputs[1].default_value = sharpness
    return _add(nodes, links, colour, power.outputs[0], linear(light))
