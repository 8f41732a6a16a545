import { LEVEL_NAMES } from '@shared/domain/system/access.ts';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { isFindable } from '../../../kernel/discoveries.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { FactList } from '../../../overlays/controls/FactList.tsx';
import { GroupBox, ScrollArea } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { HIDDEN_THEMES } from './catalogue.ts';
import { USER_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

interface PageProps {
  readonly settings: DesktopSettings;
  readonly onChange: (patch: Partial<DesktopSettings>) => void;
}

/** Who is here, where their settings are, and what they have found. */
export function UserPage({ settings, onChange }: PageProps) {
  const { services, desktop, mode } = useApp();
  const modeNow = useStore(mode);
  const session = useStore(services.session);
  const keeping = useStore(services.settings.keeping);
  const reachable = useStore(services.api.reachable);
  const isFound = (themeId: string): boolean => settings.unlockedThemes.includes(themeId);
  // A theme that was found in another mode stays.
  const shown = services.discoveries.all.filter((one) => isFound(one.themeId) || isFindable(one, modeNow));
  const renderer = document.documentElement.dataset['renderer'] === 'webgl' ? 'webgl' : 'canvas';
  const synced = keeping.syncedAt === null ? TEXTS.notYet : new Date(keeping.syncedAt).toLocaleTimeString();
  return (
    <div className={`${styles.settingsPage} ${styles.settingsUser}`}>
      <GroupBox title={TEXTS.who}>
        <FactList
          className={styles.settingsFacts}
          facts={[
            [TEXTS.name, session.wallet === null ? TEXTS.guest : nameOf(session.username, session.wallet)],
            ...(session.role === null ? [] : [[TEXTS.level, LEVEL_NAMES[session.role]] as const]),
            [TEXTS.kept, keeping.where === 'account' ? TEXTS.withAccount : TEXTS.onBrowser],
            ...(keeping.where === 'account' ? [[TEXTS.synced, synced] as const] : []),
          ]}
        />
        <Checkbox checked={settings.seenInTown} onCheck={(seenInTown) => onChange({ seenInTown })}>
          {TEXTS.seenInTown}
        </Checkbox>
        {session.wallet === null ? (
          <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
        ) : (
          <Button onClick={() => void services.session.signOut()}>{TEXTS.signOut}</Button>
        )}
      </GroupBox>
      <GroupBox title={TEXTS.themes}>
        <p>{TEXTS.count(settings.unlockedThemes.length, shown.length)}</p>
        <div className={styles.settingsFinds}>
          <ScrollArea label={TEXTS.themes}>
            <dl>
              {shown.map(({ themeId, hint }) => {
                const found = isFound(themeId);
                const name = HIDDEN_THEMES.find(({ id }) => id === themeId)?.name;
                return (
                  <div key={themeId}>
                    <dt>{found ? name : TEXTS.unknown}</dt>
                    <dd>{hint}</dd>
                  </div>
                );
              })}
            </dl>
          </ScrollArea>
        </div>
      </GroupBox>
      <GroupBox title={TEXTS.computer}>
        <FactList
          className={styles.settingsFacts}
          facts={[
            [TEXTS.drawing, TEXTS.renderers[renderer]],
            [TEXTS.screen, `${innerWidth} x ${innerHeight}`],
            [TEXTS.server, reachable ? TEXTS.reachable : TEXTS.gone],
          ]}
        />
      </GroupBox>
    </div>
  );
}

const nameOf = (username: string | null, wallet: string): string =>
  username === null ? shortAddress(wallet) : `${username} (${shortAddress(wallet)})`;
