-- What of a person's disk follows their wallet to other browsers (DISK-21, DISK-22).
create table app.disks (
  wallet app.address primary key references app.wallets,
  -- Another one once all of it was deleted: browsers that know the one before then put nothing back.
  copy uuid not null default gen_random_uuid(),
  -- How many changes there were. Each entry has the number of its last one, from which alone it is changed.
  version integer not null default 0,
  -- Deletions up to this change are known no more: a browser that has read no further reads everything.
  forgotten integer not null default 0
);

-- The pictures lie in the store of works, under names that no one can tell.
create table app.disk_pictures (
  wallet app.address not null references app.disks on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  file text not null unique check (file ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
  bytes integer not null check (bytes between 1 and 4194304),
  created_at timestamptz not null default app.now(),
  primary key (wallet, hash)
);

create table app.disk_entries (
  wallet app.address not null references app.disks on delete cascade,
  id text not null check (id ~ '^[0-9a-z-]{1,64}$'),
  version integer not null check (version > 0),
  -- The change in which its text or picture came.
  content integer not null check (content between 1 and version),
  kind text not null check (kind in ('folder', 'file')),
  name text not null check (char_length(name) between 1 and 60 and name !~ '[\\/:*?"<>|[:cntrl:]]'),
  -- The ids of the folders in which it lies, and lay before it was put into the bin.
  folder text not null check (folder ~ '^[0-9a-z-]{1,64}$'),
  lay text check (lay ~ '^[0-9a-z-]{1,64}$'),
  -- When it was made and changed last, as its browser says (epoch ms).
  made bigint not null,
  changed bigint not null,
  size integer not null check (size >= 0),
  text text,
  picture text,
  -- What it counts for.
  bytes integer not null generated always as (64 + octet_length(name) + coalesce(octet_length(text), 0)) stored,
  primary key (wallet, id),
  foreign key (wallet, picture) references app.disk_pictures (wallet, hash),
  check (num_nonnulls(text, picture) = case kind when 'folder' then 0 else 1 end)
);
create index disk_entries_news on app.disk_entries (wallet, version);
create index disk_entries_pictures on app.disk_entries (wallet, picture) where picture is not null;

-- What was deleted, for browsers that do not know it yet.
create table app.disk_deletions (
  wallet app.address not null references app.disks on delete cascade,
  id text not null check (id ~ '^[0-9a-z-]{1,64}$'),
  version integer not null check (version > 0),
  primary key (wallet, id)
);
create index disk_deletions_news on app.disk_deletions (wallet, version);

-- The last word on how much a wallet keeps (DISK-22). The server has looked before, and says what does not fit.
create function app.disk_fits() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from app.disk_entries as one where one.wallet in (select written.wallet from written)
    group by one.wallet having sum(one.bytes) > 262144 or count(*) > 1000) then
    raise exception 'a wallet keeps 262144 bytes in 1000 entries';
  end if;
  return null;
end
$$;
create trigger disk_fits_new after insert on app.disk_entries referencing new table as written
  for each statement execute function app.disk_fits();
create trigger disk_fits_changed after update on app.disk_entries referencing new table as written
  for each statement execute function app.disk_fits();

create function app.disk_pictures_fit() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    select from app.disk_pictures as one where one.wallet in (select written.wallet from written)
    group by one.wallet having sum(one.bytes) > 10485760) then
    raise exception 'a wallet keeps 10485760 bytes of pictures';
  end if;
  return null;
end
$$;
create trigger disk_pictures_fit after insert on app.disk_pictures referencing new table as written
  for each statement execute function app.disk_pictures_fit();
revoke all on function app.disk_fits(), app.disk_pictures_fit() from public, anon, authenticated;

alter table app.disks enable row level security;
alter table app.disk_pictures enable row level security;
alter table app.disk_entries enable row level security;
alter table app.disk_deletions enable row level security;
create policy gum_api_own_disk on app.disks to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_pictures on app.disk_pictures to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_entries on app.disk_entries to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_own_deletions on app.disk_deletions to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
revoke all on app.disks, app.disk_pictures, app.disk_entries, app.disk_deletions from public, anon, authenticated;
grant select, insert (wallet), update (version, forgotten) on app.disks to gum_api;
grant select, insert (wallet, hash, file, type, bytes), delete on app.disk_pictures to gum_api;
grant select, insert (wallet, id, version, content, kind, name, folder, lay, made, changed, size, text, picture),
  update (version, content, name, folder, lay, changed, size, text, picture), delete on app.disk_entries to gum_api;
grant select, insert (wallet, id, version), update (version), delete on app.disk_deletions to gum_api;

insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (65, 'disk_entries', 'wallet', '{id,name,kind,folder,lay,made,changed,size,text,picture}', null, null),
  (66, 'disk_pictures', 'wallet', '{created_at,hash,type,bytes}', null, null),
  (67, 'disk_deletions', 'wallet', '{}', null, null),
  (68, 'disks', 'wallet', '{}', null, null);

-- The same as before, with the pictures of the disk.
create or replace function app.delete_own_words() returns table (file text, type text, small text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  me text := app.current_wallet();
  author text := app.current_author()::text;
  one app.personal_tables;
begin
  if me is null then
    return;
  end if;
  return query
    select work.file, work.type, work.small from app.works as work
    where work.wallet = me and work.removed_by is null
      and not exists (select from app.reports as report where report.work = work.id and report.settled_at is null)
    union all
    select picture.file, picture.type, picture.type from app.disk_pictures as picture where picture.wallet = me;
  for one in select * from app.personal_tables where stays_because is null order by position loop
    execute format(
      'delete from app.%I as one where one.%I = $1::%s %s', one.table_name, one.of_column,
      case one.of_column when 'author' then 'uuid' else 'text' end,
      case when one.reported_as is null then '' else format(
        'and one.removed_by is distinct from ''operator'' and not exists (
           select from app.reports as report where report.%I = one.id and report.settled_at is null)', one.reported_as) end)
      using case one.of_column when 'author' then author else me end;
  end loop;
  update app.profiles set bio = '', updated_at = app.now() where wallet = me and bio <> '';
end
$$;
