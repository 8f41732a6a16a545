-- From which level up a feature is seen where it is on; null: as its program says (CONSOLE-15).
alter table app.feature_flags
  add column opens text check (opens in ('COMMUNITY', 'BETA', 'ADMIN')),
  add check (opens is null or state in ('on', 'share'));
grant insert (opens), update (opens) on app.feature_flags to gum_api;
