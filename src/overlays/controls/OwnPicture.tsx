import { useEffect, useState } from 'react';
import { useApp } from '../appContext.ts';
import { useLoaded } from '../hooks.ts';
import { useStore } from '../useStore.ts';
import { ProfilePicture, type PictureSize } from './ProfilePicture.tsx';

/** The profile picture of the person who is signed in, as they last chose it. Their name stands beside it. */
export function OwnPicture({ size }: { readonly size: PictureSize }) {
  const { session, profile } = useApp().services;
  const { wallet } = useStore(session);
  const [revision, setRevision] = useState(0);
  useEffect(() => profile.onChanged(() => setRevision((before) => before + 1)), [profile]);
  const { value, failure } = useLoaded((signal) => profile.load(signal), [wallet, revision]);
  if (wallet === null) return null;
  // Until it is known which it is, its place is kept.
  if (value === null && failure === null) return <span style={{ flex: 'none', width: size, height: size }} />;
  return <ProfilePicture icon={value?.profile_icon ?? null} wallet={wallet} size={size} />;
}
