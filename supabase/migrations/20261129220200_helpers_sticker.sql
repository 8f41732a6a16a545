-- A prize that is won and never sold: what a person gets who has helped ten others to a right code (QUARTER-5).
alter table app.prizes
  drop constraint prizes_price_check,
  add constraint prizes_price_check check (price between 0 and 1000000 and (price > 0 or not is_on_sale));
alter table app.prize_purchases
  alter column spending drop not null,
  drop constraint prize_purchases_price_check,
  add constraint prize_purchases_price_check check (price >= 0 and (price = 0) = (spending is null));
-- A call buys; what is won the owner gives.
alter policy gum_api_own_prizes on app.prize_purchases
  with check (wallet = (select app.current_wallet()) and spending is not null);

insert into app.prizes (id, kind, name, description, price, sort_order, is_on_sale) values
  ('red-phone', 'sticker', 'Red Telephone', 'A sticker for your locker, for ten people whom you told. It rings for you.', 0, 130, false);

-- The same as before, with the sticker.
create or replace function app.note_helper(person text, enough integer) returns void
language sql volatile security definer set search_path = '' as $$
  with reached as (
    select where (select count(distinct thanks.asker) from app.quarter_thanks as thanks where thanks.helper = person) >= enough
  ), said as (
    insert into app.story_facts (wallet, fact, said_by)
    select person, 'won:ten-helped', 'server' from reached
    on conflict (wallet, fact) do nothing
  )
  insert into app.prize_purchases (wallet, prize, price)
  select person, 'red-phone', 0 from reached
  on conflict do nothing
$$;
