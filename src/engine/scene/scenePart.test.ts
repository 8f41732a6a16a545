import { Container } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import { fakeStage } from '../../testing/fakeStage.ts';
import { scenePart } from './scenePart.ts';

function open() {
  const element = document.createElement('div');
  const root = new Container();
  const scene = { stage: fakeStage(), root, element, size: store({ width: 640, height: 360 }) };
  const box = store({ x: 8, y: 10, width: 200, height: 300 });
  return { element, root, box, part: scenePart(scene, box, vi.fn()) };
}

describe('a part of a scene', () => {
  it('draws and answers where it lies, and follows when it is laid out anew', () => {
    const { element, root, box, part } = open();
    const resized = vi.fn();
    part.host.size.subscribe(resized);
    expect([root.children[0]?.x, root.children[0]?.y]).toEqual([8, 10]);
    expect(part.host.size.get()).toEqual({ width: 200, height: 300 });
    box.set({ x: 20, y: 10, width: 200, height: 300 });
    expect(root.children[0]?.x).toBe(20);
    expect(element.querySelector<HTMLElement>('.scene-part')?.style.left).toBe('20px');
    expect(resized).not.toHaveBeenCalled();
    box.set({ x: 20, y: 10, width: 220, height: 300 });
    expect(part.host.size.get()).toEqual({ width: 220, height: 300 });
    expect(element.querySelector<HTMLElement>('.scene-part')?.style.width).toBe('220px');
  });

  it('leaves nothing behind', () => {
    const { element, root, box, part } = open();
    part.destroy();
    box.set({ x: 0, y: 0, width: 1, height: 1 });
    expect([root.children.length, element.childElementCount]).toEqual([0, 0]);
  });
});
