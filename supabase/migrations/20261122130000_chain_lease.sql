-- Of several processes one brings the index forward at a time: who it is, and until when.
alter table app.chain_index
  add column holder text,
  add column leased_until timestamptz not null default '-infinity',
  -- Null: every template has still to be asked for.
  alter column rescanned_at drop not null,
  alter column rescanned_at drop default;
grant insert (holder, leased_until), update (holder, leased_until) on app.chain_index to gum_api;
