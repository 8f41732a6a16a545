import { vi } from 'vitest';

// A file that replaces modules reads all of the product anew, as the file before it in its thread had others replaced.
vi.resetModules();
