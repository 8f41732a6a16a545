-- Signatures in the Yearbook: what people wrote on the pages of students that are not their own (YEARBOOK-12).
create table app.yearbook_signatures (
  id bigint generated always as identity primary key,
  -- The Flunk on whose page it stands.
  token_id app.uint64 not null,
  -- Its name stands under it.
  wallet app.address not null references app.profiles,
  text text not null check (char_length(text) between 1 and 140),
  created_at timestamptz not null default app.now(),
  -- Until an operator has released it, its author alone reads it.
  held_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'operator')),
  check ((removed_at is null) = (removed_by is null))
);
-- One a person and student. One that an operator removed keeps its place, so that it is not simply written again.
create unique index yearbook_signatures_one on app.yearbook_signatures (token_id, wallet)
  where removed_by is distinct from 'author';
create index yearbook_signatures_pages on app.yearbook_signatures (token_id, created_at, id)
  where removed_by is distinct from 'author';
create index yearbook_signatures_writers on app.yearbook_signatures (wallet, id);
create index yearbook_signatures_held on app.yearbook_signatures (id) where held_at is not null;
create index yearbook_signatures_removed on app.yearbook_signatures (created_at, id) where removed_by = 'operator';

alter table app.yearbook_signatures enable row level security;
create policy gum_api_read_signatures on app.yearbook_signatures for select to gum_api
  using (held_at is null or wallet = (select app.current_wallet()) or (select app.is_admin()));
create policy gum_api_sign on app.yearbook_signatures for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
-- Its author takes it away, in their own name, and puts nothing back.
create policy gum_api_remove_signature on app.yearbook_signatures for update to gum_api
  using (removed_at is null and wallet = (select app.current_wallet()))
  with check (removed_by = 'author' and wallet = (select app.current_wallet()));
create policy gum_api_decide_signature on app.yearbook_signatures for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));
revoke all on app.yearbook_signatures from public, anon, authenticated;
grant select, insert (token_id, wallet, text, held_at), update (removed_at, removed_by, held_at)
  on app.yearbook_signatures to gum_api;

-- They are reported as all that people write for others is.
alter table app.reports
  add column signature bigint references app.yearbook_signatures on delete cascade,
  drop constraint reports_check,
  add constraint reports_of_one_text check (num_nonnulls(message, comment, line, signature) = 1);
create unique index reports_of_signature on app.reports (signature, wallet) where signature is not null;
grant insert (signature) on app.reports to gum_api;
