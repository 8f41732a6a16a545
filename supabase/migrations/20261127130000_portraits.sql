-- The pictures of tokens in the sizes in which they are shown, each made once when it is first asked for. They serve all
-- processes, and can be made again at any time.
create table app.portraits (
  collection text not null check (collection in ('Flunks', 'Backpack')),
  token_id app.uint64 not null,
  size smallint not null check (size between 16 and 1024),
  -- Of the picture that it was made of, as the paths of pictures name it.
  version text not null check (version ~ '^[0-9a-f]{8}$'),
  -- Null, like the bytes: the picture cannot be resized.
  type text check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  bytes bytea check (octet_length(bytes) between 1 and 262144),
  made_at timestamptz not null default app.now(),
  primary key (collection, token_id, size, version),
  check ((type is null) = (bytes is null))
);
-- Pictures are compressed as they are.
alter table app.portraits alter column bytes set storage external;
create index portraits_age on app.portraits (made_at);

insert into app.retention (position, table_name, aged_by, keep) values (40, 'portraits', 'made_at', '30 days');

alter table app.portraits enable row level security;
create policy gum_api_portraits on app.portraits to gum_api using (true) with check (true);
revoke all on app.portraits from public, anon, authenticated;
grant select, insert (collection, token_id, size, version, type, bytes) on app.portraits to gum_api;
