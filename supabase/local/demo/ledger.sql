-- The ledger of the demo chain, made by the server itself with CHAIN=demo; runs again safely. No other database has it.
create schema if not exists demo;
revoke all on schema demo from public;

-- Accounts whose collections are initialized; and accounts that are linked to another.
create table if not exists demo.accounts (address app.address primary key);
create table if not exists demo.links (
  parent app.address not null,
  child app.address not null unique,
  primary key (parent, child)
);
create table if not exists demo.templates (
  collection text not null,
  template_id bigint not null,
  name text not null,
  metadata jsonb not null,
  slots integer,
  primary key (collection, template_id)
);
create table if not exists demo.tokens (
  collection text not null,
  token_id bigint not null,
  template_id bigint not null,
  owner app.address not null,
  primary key (collection, token_id)
);
create index if not exists tokens_of_owner on demo.tokens (owner);
create table if not exists demo.claims (flunk_token_id bigint primary key, backpack_token_id bigint not null);
create table if not exists demo.graduated (token_id bigint primary key);

-- A transaction is a block of its own once it is sealed or reverted.
create table if not exists demo.transactions (
  id text primary key,
  signer app.address not null,
  intent jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'sealed', 'reverted')),
  error text,
  due_at timestamptz not null default app.now()
);
create index if not exists transactions_pending on demo.transactions (due_at) where status = 'pending';
create table if not exists demo.events (
  height bigint not null,
  event_index integer not null,
  name text not null,
  fields jsonb not null,
  at timestamptz not null default app.now(),
  primary key (height, event_index)
);
-- What happens to the next transaction of an account, for tests.
create table if not exists demo.faults (signer app.address primary key, next text not null);

grant usage on schema demo to gum_api;
grant select, insert, update, delete on all tables in schema demo to gum_api;
