-- Only an administrator releases what is held: a policy cannot compare a row with what it was, so that the trigger does.
create or replace function app.note_chat_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'gum_api' and new.held_at is distinct from old.held_at and not app.is_admin() then
    raise exception 'only an administrator releases a message' using errcode = 'insufficient_privilege';
  end if;
  new.changed_at := app.now();
  return new;
end
$$;
