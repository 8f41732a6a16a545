import type { Mode } from '../../kernel/features.ts';
import type { Readable } from '../../kernel/store.ts';
import { mayHaveOpen, type Registry } from '../../os/apps/registry.ts';
import type { DesktopActor } from '../../os/desktop/desktopMachine.ts';
import type { Person } from '../../os/shell.ts';
import type { Gate } from '../../services/access/access.ts';

interface Parts {
  readonly desktop: DesktopActor;
  readonly registry: Registry;
  readonly person: Readable<Person>;
  readonly mode: Readable<Mode>;
  readonly gate: Readable<Gate>;
}

/**
 * Closes each window whose app the person may no longer see: an administrator's after signing out, those of the build
 * mode when it ends. While the gate is closed nothing is visible anyway, so no window is closed then.
 */
export function closeUnseen({ desktop, registry, person, mode, gate }: Parts): void {
  const closeInvisible = (): void => {
    if (gate.get() !== 'open') return;
    for (const { actor } of desktop.getSnapshot().context.stack) {
      const entry = registry.get(actor.getSnapshot().context.spec.appId);
      if (entry === undefined || mayHaveOpen(entry, person.get().level, mode.get())) continue;
      actor.send({ type: 'system.close' });
    }
  };
  person.subscribe(closeInvisible);
  mode.subscribe(closeInvisible);
}
