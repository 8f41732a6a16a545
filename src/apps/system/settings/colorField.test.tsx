import { fireEvent, getByLabelText } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@shared/domain/system/settings.ts';
import { ColorField } from './ColorField.tsx';
import { act } from '../../../testing/act.ts';

it('a color is gray at first, and counts 100 ms after the last change of the picker (SETTINGS-3)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onValue = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const field = <ColorField label="Color" value={DEFAULT_SETTINGS.backgroundColor} onValue={onValue} />;
  await act(async () => root.render(field));
  const picker = getByLabelText<HTMLInputElement>(host, 'Color');
  expect(picker.value).toBe('#c0c0c0');

  const pick = (color: string) =>
    act(async () => void fireEvent.change(picker, { target: { value: color } }));
  const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
  await pick('#112233');
  await pass(99);
  await pick('#008080');
  await pass(99);
  expect(onValue).not.toHaveBeenCalled();
  await pass(1);
  expect(onValue.mock.calls).toEqual([['#008080']]);

  await act(async () => root.unmount());
  host.remove();
});
