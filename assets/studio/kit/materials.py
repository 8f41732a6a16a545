"""Materials. Each is made once a picture and found again by its name, which spells out how it was made."""
import bpy

from kit.colour import linear, mixed


def material_of(material):
    """A material as it is, or a plain paint of a hex colour."""
    return paint(material) if isinstance(material, str) else material


def _made(name, build):
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    build(material.node_tree.nodes, material.node_tree.links, material.node_tree.nodes['Principled BSDF'])
    return material


def _name(kind, *values):
    """Blender cuts names at 63 characters, so that the values are kept as a hash."""
    return f'{kind}-{hash(values) & 0xffffffffffff:x}'


def _noise(nodes, links, scale, detail=5):
    """Noise in world metres, so that neighbouring things do not repeat."""
    texture, place = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeNewGeometry')
    texture.inputs['Scale'].default_value, texture.inputs['Detail'].default_value = scale, detail
    links.new(place.outputs['Position'], texture.inputs['Vector'])
    return texture.outputs['Fac']


def _ramp(nodes, links, source, stops):
    """Colours along a value; stops: (position, linear colour)."""
    ramp = nodes.new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, colour
    links.new(source, ramp.inputs['Fac'])
    return ramp.outputs['Color']


def _grey(value):
    return (value, value, value, 1)


def paint(colour, rough=0.7, metal=0.0, worn=0.0, scale=6.0, bump=0.0, glow=0.0):
    """A painted or bare surface. `worn` darkens it in blotches (0 to 1), `scale` blotches a metre, `bump` roughens
    it, `glow` makes it shine by itself."""
    def build(nodes, links, shader):
        shader.inputs['Base Color'].default_value = linear(colour)
        shader.inputs['Roughness'].default_value = rough
        shader.inputs['Metallic'].default_value = metal
        if glow:
            shader.inputs['Emission Color'].default_value = linear(colour)
            shader.inputs['Emission Strength'].default_value = glow
        if worn or bump:
            fac = _noise(nodes, links, scale)
        if worn:
            dark = linear(mixed(colour, '#05030a', worn))
            links.new(_ramp(nodes, links, fac, [(0.35, dark), (0.65, linear(colour))]), shader.inputs['Base Color'])
        if bump:
            node = nodes.new('ShaderNodeBump')
            node.inputs['Strength'].default_value = bump
            links.new(fac, node.inputs['Height'])
            links.new(node.outputs['Normal'], shader.inputs['Normal'])
    return _made(_name('paint', colour, rough, metal, worn, scale, bump, glow), build)


def glow(colour, strength, core=0.0):
    """A surface that only shines: tubes, bulbs, screens. `core` (0 to 1) whitens it, as hot glass looks."""
    def build(nodes, links, shader):
        light = nodes.new('ShaderNodeEmission')
        light.inputs['Color'].default_value = linear(mixed(colour, '#ffffff', core))
        light.inputs['Strength'].default_value = strength
        links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
    return _made(_name('glow', colour, strength, core), build)


def backdrop(bottom, top, low, high):
    """A shining gradient between two heights in metres: distant hills that the haze swallows at their feet."""
    def build(nodes, links, shader):
        place, split = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeSeparateXYZ')
        links.new(place.outputs['Position'], split.inputs['Vector'])
        span = nodes.new('ShaderNodeMapRange')
        span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = low, high
        links.new(split.outputs['Z'], span.inputs['Value'])
        light = nodes.new('ShaderNodeEmission')
        links.new(_ramp(nodes, links, span.outputs['Result'], [(0, linear(bottom)), (1, linear(top))]),
                  light.inputs['Color'])
        links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
    return _made(_name('backdrop', bottom, top, low, high), build)


def brick(colour, mortar, length=0.42, height=0.2, joint=0.018, vary=0.62, rough=0.85):
    """Bricks on walls that face along an axis; sizes in metres, larger than life so that they read at 320x180."""
    def build(nodes, links, shader):
        place, split = nodes.new('ShaderNodeNewGeometry'), nodes.new('ShaderNodeSeparateXYZ')
        links.new(place.outputs['Position'], split.inputs['Vector'])
        along, flat = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeCombineXYZ')
        links.new(split.outputs['X'], along.inputs[0])
        links.new(split.outputs['Y'], along.inputs[1])
        links.new(along.outputs[0], flat.inputs['X'])
        links.new(split.outputs['Z'], flat.inputs['Y'])
        wall = nodes.new('ShaderNodeTexBrick')
        dark = tuple(c * vary for c in linear(colour)[:3]) + (1,)
        for name, value in (('Color1', linear(colour)), ('Color2', dark), ('Mortar', linear(mortar)), ('Scale', 1),
                            ('Mortar Size', joint), ('Brick Width', length), ('Row Height', height)):
            wall.inputs[name].default_value = value
        links.new(flat.outputs['Vector'], wall.inputs['Vector'])
        links.new(wall.outputs['Color'], shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = rough
    return _made(_name('brick', colour, mortar, length, height, joint, vary, rough), build)


def glass(tint='#ffffff', mirror=0.12):
    """A pane: mostly seen through, `mirror` (0 to 1) of it reflects."""
    def build(nodes, links, shader):
        through, shine = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeBsdfGlossy')
        mix = nodes.new('ShaderNodeMixShader')
        through.inputs['Color'].default_value = linear(tint)
        shine.inputs['Roughness'].default_value = 0.04
        mix.inputs['Fac'].default_value = mirror
        links.new(through.outputs['BSDF'], mix.inputs[1])
        links.new(shine.outputs['BSDF'], mix.inputs[2])
        links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
    return _made(_name('glass', tint, mirror), build)


def leaves(*hues):
    """Foliage: every loose leaf takes one of the hues, thin enough to let some light through."""
    def build(nodes, links, shader):
        island = nodes.new('ShaderNodeNewGeometry')
        stops = [(i / max(1, len(hues) - 1), linear(h)) for i, h in enumerate(hues)]
        colour = _ramp(nodes, links, island.outputs['Random Per Island'], stops)
        front, back, mix = (nodes.new(n) for n in ('ShaderNodeBsdfDiffuse', 'ShaderNodeBsdfTranslucent',
                                                   'ShaderNodeMixShader'))
        links.new(colour, front.inputs['Color'])
        links.new(colour, back.inputs['Color'])
        mix.inputs['Fac'].default_value = 0.35
        links.new(front.outputs['BSDF'], mix.inputs[1])
        links.new(back.outputs['BSDF'], mix.inputs[2])
        links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
        nodes.remove(shader)
    return _made(_name('leaves', hues), build)


def asphalt(colour, wet):
    """A street. `wet` (0 to 1): the share of it that mirrors; puddles lie where the noise is low."""
    def build(nodes, links, shader):
        fine = _noise(nodes, links, 9, 3)
        dry, dark = linear(colour), linear(mixed(colour, '#000000', 0.45))
        broad = _noise(nodes, links, 0.55, 2)
        edge = 0.36 + 0.14 * wet
        grain = _ramp(nodes, links, fine, [(0.3, dark), (0.7, dry)])
        pool = _ramp(nodes, links, broad, [(edge - 0.03, _grey(1)), (edge + 0.03, _grey(0))])
        mix = nodes.new('ShaderNodeMix')
        mix.data_type = 'RGBA'
        links.new(pool, mix.inputs['Factor'])
        links.new(grain, mix.inputs['A'])
        mix.inputs['B'].default_value = linear(mixed(colour, '#05060c', 0.6))
        links.new(mix.outputs['Result'], shader.inputs['Base Color'])
        rough = _ramp(nodes, links, broad, [(edge - 0.03, _grey(0.05 + 0.06 * wet)), (edge + 0.05, _grey(0.8 - 0.5 * wet))])
        links.new(rough, shader.inputs['Roughness'])
        bump = nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = 0.05 + 0.11 * wet
        links.new(_noise(nodes, links, 5.5, 3), bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return _made(_name('asphalt', colour, wet), build)
