-- Where a person in distress finds help, as the personas name it: by the country of their browser, or everywhere ('').
-- Names and web addresses only. A name has no number that could be one of a telephone, because none was checked.
create table app.help_places (
  country text not null check (country ~ '^([A-Z]{2})?$'),
  position smallint not null check (position between 1 and 3),
  name text not null check (char_length(name) between 2 and 60 and name !~ '\d{3}'),
  -- Without https://.
  address text not null check (address ~ '^[a-z0-9][a-z0-9.-]{1,80}\.[a-z]{2,12}$'),
  primary key (country, position)
);
insert into app.help_places (country, position, name, address) values
  ('', 1, 'Find A Helpline', 'findahelpline.com'),
  ('', 2, 'Child Helpline International', 'childhelplineinternational.org'),
  ('AT', 1, 'Rat auf Draht', 'rataufdraht.at'),
  ('AU', 1, 'Kids Helpline', 'kidshelpline.com.au'),
  ('AU', 2, 'Lifeline', 'lifeline.org.au'),
  ('BE', 1, 'Awel', 'awel.be'),
  ('CA', 1, 'Kids Help Phone', 'kidshelpphone.ca'),
  ('CH', 1, 'Pro Juventute', 'projuventute.ch'),
  ('DE', 1, 'Nummer gegen Kummer', 'nummergegenkummer.de'),
  ('DE', 2, 'TelefonSeelsorge', 'telefonseelsorge.de'),
  ('DK', 1, 'BørneTelefonen', 'bornetelefonen.dk'),
  ('ES', 1, 'Fundación ANAR', 'anar.org'),
  ('GB', 1, 'Childline', 'childline.org.uk'),
  ('GB', 2, 'Samaritans', 'samaritans.org'),
  ('IE', 1, 'Childline', 'childline.ie'),
  ('IE', 2, 'Samaritans', 'samaritans.org'),
  ('IT', 1, 'Telefono Azzurro', 'azzurro.it'),
  ('NL', 1, 'Kindertelefoon', 'kindertelefoon.nl'),
  ('NZ', 1, 'Youthline', 'youthline.co.nz'),
  ('SE', 1, 'Bris', 'bris.se'),
  ('US', 1, 'Childhelp', 'childhelp.org'),
  ('US', 2, 'Crisis Text Line', 'crisistextline.org');

alter table app.help_places enable row level security;
create policy gum_api_help on app.help_places for select to gum_api using (true);
create policy gum_api_add_help on app.help_places for insert to gum_api with check ((select app.is_admin()));
create policy gum_api_drop_help on app.help_places for delete to gum_api using ((select app.is_admin()));
revoke all on app.help_places from public, anon, authenticated;
grant select, insert, delete on app.help_places to gum_api;
