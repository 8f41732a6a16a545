import { z } from 'zod';
import type { StampedSettings } from '../../domain/system/settings.ts';
import { Done } from '../values.ts';

export const Copy = z
  .custom<StampedSettings>(
    (found) => typeof found === 'object' && found !== null && !Array.isArray(found),
    'expected an object of settings',
  )
  .meta({ title: 'settings by name' });

export const SettingsAnswer = Done.extend({
  settings: Copy.describe("the server's copy, after the merge of a POST; empty before the first"),
});

export type SettingsAnswer = z.infer<typeof SettingsAnswer>;
