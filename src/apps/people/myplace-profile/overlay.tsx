import { useEffect } from 'react';
import { USERNAME } from '@shared/domain/people/username.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CliqueProfile } from './CliqueProfile.tsx';
import { NotFound } from './notices.tsx';
import { profileIdOf } from './pages.ts';
import { PersonProfile } from './PersonProfile.tsx';
import type { Profile } from './profile.ts';
import { PROFILES } from './profiles/index.ts';
import { TEXTS } from './texts.ts';

/** The page that the window was opened with: a clique's by its key, or a person's by their username. */
function ProfileWindow() {
  const { params = '' } = useApp();
  const id = profileIdOf(params);
  if (id !== null) return <TitledProfile profile={PROFILES[id]} />;
  return USERNAME.test(params) ? <PersonProfile username={params} /> : <NotFound />;
}

function TitledProfile({ profile }: { readonly profile: Profile }) {
  const { setTitle } = useApp();
  useEffect(() => setTitle(TEXTS.title(profile.label)), [profile, setTitle]);
  return <CliqueProfile profile={profile} />;
}

export default mountReact(ProfileWindow);
