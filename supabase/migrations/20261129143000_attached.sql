-- What a message has beside it: the name of a work of the wall or of a run, and nothing of the thing itself.
alter table app.chat_messages add column attached jsonb
  check (jsonb_typeof(attached) = 'object' and octet_length(attached::text) <= 200);
grant insert (attached) on app.chat_messages to gum_api;

-- The same as before, with what is beside the message.
create or replace function app.shown_message(message app.chat_messages) returns table (shown jsonb) language sql stable
begin atomic
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', place.of_room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', (select icon from app.shown_icon(profile.wallet, profile.profile_icon)),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when place.crowd = 1 then '{}'::jsonb else jsonb_build_object('crowd', place.crowd) end
    || case when message.attached is null or message.removed_at is not null then '{}'::jsonb
      else jsonb_build_object('attached', message.attached) end
    || case when message.reactions is null or message.removed_at is not null then '{}'::jsonb
      else jsonb_build_object('reactions', message.reactions) end
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from app.chat_rooms as place
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet
  where place.room = message.room;
end;
