-- Who is apart from whom by a block: two rows for a pair, whichever of them blocked the other, and nothing of who did.
-- Every question that shows or takes what people write asks it (BLOCK-1), and app.chat_blocks says who blocked.
create table app.apart (
  wallet app.address not null references app.wallets,
  other app.address not null references app.wallets,
  -- As messages name the other: app.wallets.id.
  author uuid not null references app.wallets (id),
  primary key (wallet, other)
);
create index apart_other on app.apart (other);
create index apart_author on app.apart (author);

insert into app.apart (wallet, other, author)
  select block.wallet, person.wallet, person.id
  from app.chat_blocks as block join app.wallets as person on person.id = block.blocked
  union
  select person.wallet, block.wallet, blocker.id
  from app.chat_blocks as block join app.wallets as person on person.id = block.blocked
    join app.wallets as blocker on blocker.wallet = block.wallet;

alter table app.apart enable row level security;
revoke all on app.apart from public, anon, authenticated;
create policy gum_api_own_pairs on app.apart for select to gum_api using ((select app.current_wallet()) in (wallet, other));
grant select on app.apart to gum_api;

-- Keeps a pair apart while one of them blocks the other. It acts as the owner, because a wallet reads no blocks of others.
create function app.keep_apart() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  blocker app.wallets;
  person app.wallets;
begin
  select * into blocker from app.wallets where wallet = coalesce(new.wallet, old.wallet);
  select * into person from app.wallets where id = coalesce(new.blocked, old.blocked);
  -- Both may block and unblock each other at once: the second waits, and reads what the first has left.
  perform pg_advisory_xact_lock(hashtextextended(
    'apart ' || least(blocker.wallet, person.wallet) || greatest(blocker.wallet, person.wallet), 0));
  if exists (
    select from app.chat_blocks as block
    where (block.wallet, block.blocked) in ((blocker.wallet, person.id), (person.wallet, blocker.id))) then
    insert into app.apart (wallet, other, author)
      values (blocker.wallet, person.wallet, person.id), (person.wallet, blocker.wallet, blocker.id)
      on conflict do nothing;
  else
    delete from app.apart
    where (wallet, other) in ((blocker.wallet, person.wallet), (person.wallet, blocker.wallet));
  end if;
  return null;
end
$$;
create trigger keep_apart after insert or delete on app.chat_blocks
  for each row execute function app.keep_apart();

-- Whether two wallets are apart, as the transaction's wallet is told, which is one of them. A list asks app.apart
-- itself (db/people/blocks.ts), which PostgreSQL joins once for all rows.
create function app.is_blocked(one text, other text) returns boolean language sql stable
begin atomic
  select exists (select from app.apart as pair where pair.wallet = one and pair.other = is_blocked.other);
end;
revoke all on function app.keep_apart(), app.is_blocked(text, text) from public, anon, authenticated;
grant execute on function app.is_blocked(text, text) to gum_api;
