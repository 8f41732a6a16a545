-- Portraits are made by the index job, once for each picture, and lie in the public store: no request decodes. A
-- template says which portrait its picture has now, and when the job is to make one.
alter table app.templates
  -- By its content, as the store names it with a size between the two parts. Null: none is made, or none can be.
  add column portrait text check (portrait ~ '^[0-9a-f]{32}[.](jpg|webp)$'),
  -- From when on it is to be made. The process that makes it moves this on first. Null: there is nothing to make.
  add column portrait_due timestamptz,
  -- How often that was begun with the picture that there is now.
  add column portrait_tries smallint not null default 0;
update app.templates set portrait_due = app.now() where image is not null;
create index portraits_due on app.templates (portrait_tries, portrait_due desc) where portrait_due is not null;
grant update (portrait, portrait_due, portrait_tries) on app.templates to gum_api;

create function app.await_portrait() returns trigger language plpgsql set search_path = '' as $$
begin
  new.portrait := null;
  new.portrait_tries := 0;
  new.portrait_due := case when new.image is null then null else app.now() end;
  return new;
end
$$;
revoke all on function app.await_portrait() from public, anon, authenticated;
create trigger await_portrait before insert on app.templates for each row execute function app.await_portrait();
create trigger await_portrait_of_change before update on app.templates for each row
  when (new.image is distinct from old.image) execute function app.await_portrait();
-- Lists show it.
create trigger note_portrait before update on app.templates for each row
  when (new.portrait is distinct from old.portrait) execute function app.note_collection_change();

-- What requests made, each size by itself.
delete from app.retention where table_name = 'portraits';
drop table app.portraits;
