"""A smooth surface through rows of points, and light that hangs in the air."""
import bpy

from kit.colour import linear
from kit.stage import put


def skin(rows, material):
    """A surface through closed rows of as many points each, from the lowest row to the highest: cloth, vases."""
    count = len(rows[0])
    faces = []
    for low in range(0, (len(rows) - 1) * count, count):
        high = low + count
        faces += [(low + i, low + (i + 1) % count, high + (i + 1) % count, high + i) for i in range(count)]
    mesh = bpy.data.meshes.new('skin')
    mesh.from_pydata([point for row in rows for point in row], [], faces)
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    return put(bpy.data.objects.new('skin', mesh))


def haze(colour, strength, top):
    """Air with the sun in it: what lies behind shows through, and light is added, `strength` at the height `top` and
    nothing at the floor."""
    name = f'haze-{colour}-{strength}-{top}'
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    through, light, both = (nodes.new(n) for n in ('ShaderNodeBsdfTransparent', 'ShaderNodeEmission',
                                                   'ShaderNodeAddShader'))
    light.inputs['Color'].default_value = linear(colour)
    place, split = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeSeparateXYZ')
    fade = nodes.new('ShaderNodeMapRange')
    links.new(place.outputs['Position'], split.inputs['Vector'])
    links.new(split.outputs['Z'], fade.inputs['Value'])
    fade.inputs['From Max'].default_value, fade.inputs['To Max'].default_value = top, strength
    links.new(fade.outputs['Result'], light.inputs['Strength'])
    links.new(through.outputs['BSDF'], both.inputs[0])
    links.new(light.outputs['Emission'], both.inputs[1])
    links.new(both.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return material
