-- The collection as the chain has it: what the index keeps of it (docs/SERVER.md). A place is a point in the chain's
-- history (functions/_shared/chain/place.ts): a fact is replaced only by one of a later place.
create domain app.uint64 as numeric(20) check (value between 0 and 18446744073709551615);

create table app.templates (
  collection text not null check (collection in ('Flunks', 'Backpack')),
  template_id app.uint64 not null,
  name text not null default '',
  -- Where its pictures are; null: there is none, and before graduation there is no pixel art.
  image text,
  pixel_image text,
  graduated boolean not null default false,
  -- What people see of the metadata, each as 'Head:Cap', so that a filter is one of these texts.
  traits text[] not null default '{}',
  clique text check (clique in ('GEEK', 'JOCK', 'PREP', 'FREAK', 'FLUNKO')),
  -- Name, serial and values in lower case, a line each: what a search looks through.
  words text not null default '',
  -- The height of its last change, and of its last reading; -1: it was never read.
  changed_at bigint not null default 0,
  read_at bigint not null default -1,
  primary key (collection, template_id)
);
create index templates_traits on app.templates using gin (traits);
create index templates_to_read on app.templates (collection, template_id) where read_at < changed_at;

create table app.tokens (
  collection text not null check (collection in ('Flunks', 'Backpack')),
  token_id app.uint64 not null,
  -- Null: where it was minted is not indexed yet.
  template_id app.uint64,
  -- Null: in nobody's collection, such as one that was burned.
  owner app.address,
  owner_since bigint not null default -1,
  -- Null: not staked.
  staked_at timestamptz,
  staking_since bigint not null default -1,
  -- The day from which it may graduate, which operators set; null: any.
  graduation_opens_at timestamptz,
  primary key (collection, token_id)
);
create index tokens_in_order on app.tokens (collection desc, template_id, token_id) where owner is not null;
create index tokens_of_owner on app.tokens (owner, collection desc, template_id, token_id);
create index tokens_of_template on app.tokens (collection, template_id);

create table app.backpack_claims (
  flunk_token_id app.uint64 primary key,
  backpack_token_id app.uint64 not null,
  signer app.address not null
);
create index backpack_claims_of_backpack on app.backpack_claims (backpack_token_id);

create table app.graduations (
  token_id app.uint64 primary key,
  wallet app.address not null,
  graduated_at timestamptz not null
);

-- The accounts that a wallet has linked on chain, when they were read last.
create table app.linked_wallets (
  wallet app.address primary key,
  linked text[] not null default '{}',
  read_at timestamptz not null default app.now()
);

-- How far the index has come: events up to and including this height are in the tables, and committed with it.
create table app.chain_index (
  only_row boolean primary key default true check (only_row),
  height bigint not null check (height >= -1),
  indexed_at timestamptz not null default app.now(),
  -- When every template was last asked for again.
  rescanned_at timestamptz not null default app.now()
);

-- A wallet with those that are linked to it.
create function app.wallets_of(owner text) returns text[] language sql stable set search_path = '' as $$
  select owner || coalesce((select linked from app.linked_wallets where wallet = owner), '{}')
$$;

alter table app.templates enable row level security;
alter table app.tokens enable row level security;
alter table app.backpack_claims enable row level security;
alter table app.graduations enable row level security;
alter table app.linked_wallets enable row level security;
alter table app.chain_index enable row level security;
-- All of it is public on the chain. The server writes what it read there, for no wallet in particular.
create policy gum_api_templates on app.templates to gum_api using (true) with check (true);
create policy gum_api_tokens on app.tokens to gum_api using (true) with check (true);
create policy gum_api_claims on app.backpack_claims to gum_api using (true) with check (true);
create policy gum_api_graduations on app.graduations to gum_api using (true) with check (true);
create policy gum_api_linked_wallets on app.linked_wallets to gum_api using (true) with check (true);
create policy gum_api_chain_index on app.chain_index to gum_api using (true) with check (true);

revoke all on app.templates, app.tokens, app.backpack_claims, app.graduations, app.linked_wallets, app.chain_index
  from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.wallets_of(text) to gum_api;
grant select, insert (collection, template_id, changed_at),
  update (name, image, pixel_image, graduated, traits, clique, words, changed_at, read_at) on app.templates to gum_api;
grant select, insert (collection, token_id, template_id, owner, owner_since, staked_at, staking_since),
  update (template_id, owner, owner_since, staked_at, staking_since) on app.tokens to gum_api;
grant select, insert on app.backpack_claims, app.graduations to gum_api;
grant select, insert (wallet, linked), update (linked, read_at) on app.linked_wallets to gum_api;
grant select, insert (height), update (height, indexed_at, rescanned_at) on app.chain_index to gum_api;
