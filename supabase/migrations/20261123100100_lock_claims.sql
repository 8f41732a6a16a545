-- What opening a lock gives is data of the lock (domain/locks.ts): claims and kept attempts say which lock they are of.
alter table app.digital_lock_claims rename to lock_claims;
alter table app.lock_claims
  add column lock text not null default 'under-the-bed' check (lock ~ '^[a-z][a-z-]{0,39}$');
alter table app.lock_claims
  alter column lock drop default,
  drop constraint digital_lock_claims_pkey,
  drop constraint digital_lock_claims_token_id_key,
  add primary key (lock, wallet),
  add unique (lock, token_id);

alter table app.digital_lock_attempts
  add column lock text not null default 'under-the-bed' check (lock ~ '^[a-z][a-z-]{0,39}$');
alter table app.digital_lock_attempts alter column lock drop default;

-- Which locks there are says domain/locks.ts alone.
alter table app.lock_codes
  drop constraint lock_codes_lock_check,
  add constraint lock_codes_lock_check check (lock ~ '^[a-z][a-z-]{0,39}$');

grant insert (lock) on app.digital_lock_attempts to gum_api;
grant insert (lock) on app.lock_claims to gum_api;
