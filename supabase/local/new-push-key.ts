// Prints a new key for VAPID_KEY: `npm run push-key`.
import { newPushKey } from '../functions/_shared/push/pushService.ts';

process.stdout.write(`${await newPushKey()}\n`);
