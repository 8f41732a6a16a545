-- Votes of Picture Day: one a wallet, and one a Flunk, in whichever wallet it is by then (PICTURE-2).
create table app.picture_day_votes (
  wallet app.address primary key references app.wallets,
  -- The Flunk that it was cast with.
  token_id app.uint64 not null unique,
  -- The clique whose photo it is for.
  photo text not null check (photo in ('GEEK', 'JOCK', 'PREP', 'FREAK')),
  created_at timestamptz not null default app.now()
);

alter table app.picture_day_votes enable row level security;
create policy gum_api_votes on app.picture_day_votes to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
revoke all on app.picture_day_votes from public, anon, authenticated;
grant select, insert (wallet, token_id, photo) on app.picture_day_votes to gum_api;

-- How many votes each photo has. It acts as the owner, because the rows of others are read by no caller, and answers
-- nothing to a wallet that has not voted.
create function app.picture_day_results() returns table (photo text, votes integer)
language sql stable security definer set search_path = '' as $$
  select vote.photo, count(*)::int from app.picture_day_votes as vote
  where exists (select from app.picture_day_votes as own where own.wallet = (select app.current_wallet()))
  group by vote.photo
$$;

-- Whether the wallet that asks, or one linked to it, holds a Flunk that no vote was cast with. It acts as the owner, because
-- that vote may be of another wallet.
create function app.has_picture_day_ballot() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.tokens as token
    where token.collection = 'Flunks' and token.owner = any((select app.wallets_of(app.current_wallet()))::text[])
      and not exists (select from app.picture_day_votes as vote where vote.token_id = token.token_id))
$$;

revoke all on function app.picture_day_results(), app.has_picture_day_ballot() from public, anon, authenticated;
grant execute on function app.picture_day_results(), app.has_picture_day_ballot() to gum_api;

-- An objective may belong to a feature, without which it cannot be reached; null: it belongs to none.
alter table app.objectives add column feature text check (feature ~ '^[a-zA-Z]{1,40}$');

-- The server records the vote itself: the slacker's objective of chapter 3 can be reached.
update app.objectives set
  description = 'Vote for a class photo on Picture Day. Everybody blinked, so be fair.',
  feature = 'showPictureDay',
  is_open = true
where id = 'chapter3_slacker';

-- What pages told of it before was their word alone, and counts for nothing.
delete from app.story_facts where fact = 'pressed:picture-day-vote' and said_by = 'page';
