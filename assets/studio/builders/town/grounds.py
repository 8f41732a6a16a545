"""What the town stands on: meadow, lawns, water, and mist over it."""
import bpy

from kit.colour import linear


def _material(name):
    """A fresh material's nodes, links and shader, or None where one of that name was made before."""
    if name in bpy.data.materials:
        return None
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return tree.nodes, tree.links, tree.nodes['Principled BSDF']


def _noise(nodes, links, scale, detail=2, stretch=(1, 1, 1)):
    """Noise in world metres."""
    place, grow, texture = (nodes.new(n) for n in ('ShaderNodeNewGeometry', 'ShaderNodeMapping', 'ShaderNodeTexNoise'))
    grow.inputs['Scale'].default_value = stretch
    texture.inputs['Scale'].default_value, texture.inputs['Detail'].default_value = scale, detail
    links.new(place.outputs['Position'], grow.inputs['Vector'])
    links.new(grow.outputs['Vector'], texture.inputs['Vector'])
    return texture.outputs['Fac']


def _steps(nodes, links, source, stops):
    """Colours in hard steps along a value: few colours, and edges that a reduction keeps."""
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'CONSTANT'
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)
    links.new(source, ramp.inputs['Fac'])
    return ramp.outputs['Color']


def patches(name, stops, scale, detail=2, rough=1.0, stretch=(1, 1, 1)):
    """Ground in patches of a few colours; stops: (share of the noise, colour)."""
    made = _material(name)
    if made:
        nodes, links, shader = made
        links.new(_steps(nodes, links, _noise(nodes, links, scale, detail, stretch), stops), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = rough
        shader.inputs['Specular IOR Level'].default_value = 0.1
    return bpy.data.materials[name]


def water(night):
    """Deep water that mirrors the sky in long ripples."""
    made = _material('town-water')
    if made:
        nodes, links, shader = made
        stops = [(0, '#0f2a4c'), (0.47, '#143558'), (0.56, '#1c4468')] if night else \
            [(0, '#2a7494'), (0.47, '#348aa6'), (0.57, '#4aa4b8'), (0.64, '#7cc8d0')]
        links.new(_steps(nodes, links, _noise(nodes, links, 0.32, 3, (0.5, 1.6, 1)), stops), shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.12 if night else 0.25
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = 0.25
        links.new(_noise(nodes, links, 0.9, 2, (0.6, 1.8, 1)), bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return bpy.data.materials['town-water']


def wet(name, colour, rough=0.3, pools=0.5):
    """A road after rain: `pools` (0 to 1) of it lies under water and mirrors what shines."""
    made = _material(name)
    if made:
        nodes, links, shader = made
        shader.inputs['Base Color'].default_value = linear(colour)
        ramp = nodes.new('ShaderNodeValToRGB')
        low, high = ramp.color_ramp.elements
        low.position, low.color = 0.3 + 0.2 * pools, (0.1, 0.1, 0.1, 1)
        high.position, high.color = 0.42 + 0.2 * pools, (rough, rough, rough, 1)
        links.new(_noise(nodes, links, 0.22, 2, (1, 1.4, 1)), ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], shader.inputs['Roughness'])
        shader.inputs['Specular IOR Level'].default_value = 0.9
    return bpy.data.materials[name]


def mist(colour, strength, seed=0.0):
    """Fog for a lying sheet, whose own middle is densest: light is added, ragged by noise; nothing is hidden."""
    name = f'haze-mist-{colour}-{strength}-{seed}'
    made = _material(name)
    if made:
        nodes, links, shader = made
        place, far, fall, mix, through, light = (nodes.new(n) for n in (
            'ShaderNodeTexCoord', 'ShaderNodeVectorMath', 'ShaderNodeMapRange', 'ShaderNodeMixShader', 'ShaderNodeBsdfTransparent',
            'ShaderNodeEmission'))
        far.operation = 'DISTANCE'
        far.inputs[1].default_value = (0.5, 0.5, 0)
        flat = nodes.new('ShaderNodeVectorMath')
        flat.operation = 'MULTIPLY'
        flat.inputs[1].default_value = (1, 1, 0)
        links.new(place.outputs['Generated'], flat.inputs[0])
        links.new(flat.outputs['Vector'], far.inputs[0])
        links.new(far.outputs['Value'], fall.inputs['Value'])
        for key, value in (('From Min', 0.5), ('From Max', 0.05), ('To Min', 0.0), ('To Max', strength)):
            fall.inputs[key].default_value = value
        rag, thick = nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeMath')
        thick.operation = 'MULTIPLY'
        links.new(_noise(nodes, links, 0.09, 3, (0.7, 1.6, 1 + seed)), rag.inputs['Value'])
        rag.inputs['From Min'].default_value, rag.inputs['From Max'].default_value = 0.4, 0.66
        links.new(fall.outputs['Result'], thick.inputs[0])
        links.new(rag.outputs['Result'], thick.inputs[1])
        light.inputs['Color'].default_value = linear(colour)
        links.new(thick.outputs[0], mix.inputs['Fac'])
        links.new(through.outputs['BSDF'], mix.inputs[1])
        links.new(light.outputs['Emission'], mix.inputs[2])
        links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
    return bpy.data.materials[name]
