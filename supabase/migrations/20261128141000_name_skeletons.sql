-- What a username looks like, as domain/plainLetters.ts reads it (skeletonOf): usernames have letters, digits and underscores of
-- ASCII alone, for which this is the whole table. supabase/tests/profile.test.ts compares the two.
alter table app.profiles
  add column skeleton text not null generated always as (
    replace(replace(translate(lower(username), '01345789i', 'oleastbgl'), 'rn', 'm'), 'vv', 'w')
  ) stored,
  -- The skeleton that the name shared with an older one when this rule came: such a name stays. Another name has to differ.
  add column shared_skeleton text;

update app.profiles as younger set shared_skeleton = skeleton
where exists (
  select from app.profiles as older
  where older.skeleton = younger.skeleton
    and (older.created_at, older.wallet) < (younger.created_at, younger.wallet)
);

create unique index profiles_skeleton on app.profiles (skeleton)
  where shared_skeleton is distinct from skeleton;
-- Those that share one are looked for too.
create index profiles_skeletons on app.profiles (skeleton);
