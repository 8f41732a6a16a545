-- The prize counter of the arcade: what it has, and who bought what. A wallet buys each prize once and keeps it.
insert into app.gum_sources (source_name, label, direction, base_reward, repeats, claim) values
  ('prize', 'Prize counter', 'spend', null, 'cooldown', 'server');

create table app.prizes (
  -- Also the id of the thing itself, by which the page knows it: a theme, a boot picture, a sticker, a tune.
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('theme', 'boot-picture', 'sticker', 'tune')),
  name text not null check (length(name) between 1 and 40),
  description text not null check (length(description) between 1 and 160),
  -- Whole GUM.
  price integer not null check (price between 1 and 1000000),
  -- The place on the shelves, from the left and from the top.
  sort_order integer not null unique,
  -- False: it can be bought no more. Wallets that have it keep it.
  is_on_sale boolean not null default true
);

-- A row is never changed: it is what a wallet wears its prize by.
create table app.prize_purchases (
  wallet app.address not null references app.wallets,
  prize text not null references app.prizes,
  price integer not null check (price > 0),
  -- The ledger's row that paid for it; it pays for no other.
  spending bigint not null unique references app.gum_transactions,
  bought_at timestamptz not null default app.now(),
  primary key (wallet, prize)
);

insert into app.prizes (id, kind, name, description, price, sort_order) values
  ('slush-cup', 'sticker', 'Slush Cup', 'A sticker for your locker. Blue raspberry. It has never melted.', 25, 10),
  ('mix-tape', 'sticker', 'Mix Tape', 'A sticker for your locker. Side B is not labeled.', 40, 20),
  ('little-visitor', 'sticker', 'Little Visitor', 'A sticker for your locker. It looks at whoever opens it.', 50, 30),
  ('gold-star', 'sticker', 'Foil Star', 'A sticker for your locker. For excellence, it says, and not in what.', 75, 40),
  ('cafeteria-tray', 'theme', 'Cafeteria Tray', 'Colors for your desktop: mustard, avocado, and a clean rim.', 60, 50),
  ('paper-cup', 'theme', 'Paper Cup', 'Colors for your desktop. You know the cup. Everybody drank from it.', 100, 60),
  ('arcade-carpet', 'theme', 'Arcade Carpet', 'Colors for your desktop, from under the machines. It glows a little.', 120, 70),
  ('lava-lamp', 'theme', 'Lava Lamp', 'Colors for your desktop, warm and slow. Do not shake.', 160, 80),
  ('gumball-machine', 'boot-picture', 'Gumball Machine', 'A boot picture. Turn the crank and the computer starts.', 180, 90),
  ('claw-machine', 'boot-picture', 'Claw Machine', 'A boot picture. The claw comes down for a bear, and it has patience.', 250, 100),
  ('fish-tank', 'boot-picture', 'Fish Tank', 'A boot picture. The tank of the biology room, after everyone has gone.', 300, 110),
  ('last-quarter', 'tune', 'Last Quarter', 'A record for the jukebox of the arcade. It plays while you are there.', 400, 120);

alter table app.prizes enable row level security;
create policy gum_api_prizes on app.prizes for select to gum_api using (true);
alter table app.prize_purchases enable row level security;
create policy gum_api_own_prizes on app.prize_purchases to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.prizes, app.prize_purchases from public, anon, authenticated;
grant select on app.prizes to gum_api;
grant select, insert (wallet, prize, price, spending) on app.prize_purchases to gum_api;
