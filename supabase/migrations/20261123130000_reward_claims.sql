-- Staking rewards that were claimed, as the contract's events say since the index began: each claim by its place in the
-- chain's history.
create table app.reward_claims (
  collection text not null check (collection in ('Flunks', 'Backpack')),
  token_id app.uint64 not null,
  place bigint not null,
  amount numeric(20, 8) not null check (amount >= 0),
  primary key (collection, token_id, place)
);

alter table app.reward_claims enable row level security;
create policy gum_api_reward_claims on app.reward_claims to gum_api using (true) with check (true);
revoke all on app.reward_claims from public, anon, authenticated;
grant select, insert on app.reward_claims to gum_api;
