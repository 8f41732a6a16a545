-- What a list asks of each of its rows is a table function that PostgreSQL inlines into the statement: in SQL, stable, and
-- without SECURITY DEFINER, SET and STRICT. A call of any other function costs each row as much as a small statement.
-- Names in them are written out, so that no search path changes what they read.
drop function app.shown_icon(text, text);

-- The icon of a wallet as others see it, one row: null where it is a token that the wallet and those linked to it do not
-- hold. What was sold stays in the profile, so that it is there again when it is bought back.
create function app.shown_icon(of_wallet text, of_icon text) returns table (icon text) language sql stable as $$
  select case when of_icon not like 'token:%' or exists (
    select from app.tokens as token
    where token.collection = split_part(of_icon, ':', 2)
      -- Face and character have no third part, and this may be read of them too.
      and token.token_id = nullif(split_part(of_icon, ':', 3), '')::numeric
      and (token.owner = of_wallet or exists (
        select from app.linked_wallets as known where known.wallet = of_wallet and token.owner = any(known.linked))))
    then of_icon end
$$;

-- A message as every caller of a room reads it (contract/chat.ts), one row, for the API and the broadcast alike. Whom it
-- names, every role that may call it may read.
create function app.shown_message(message app.chat_messages) returns table (shown jsonb) language sql stable as $$
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', message.room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', (select icon from app.shown_icon(profile.wallet, profile.profile_icon)),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from (select) as one
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet
$$;

create or replace function app.broadcast_chat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.held_at is null then
    perform realtime.send(
      (select shown from app.shown_message(new)),
      case when tg_op = 'INSERT' or old.held_at is not null then 'message' else 'changed' end,
      app.room_topic(new.room),
      true);
  end if;
  return null;
end
$$;
drop function app.chat_message(app.chat_messages);

revoke all on function app.shown_icon(text, text), app.shown_message(app.chat_messages) from public, anon, authenticated;
grant execute on function app.shown_icon(text, text), app.shown_message(app.chat_messages) to gum_api;
