-- What the model uses in a UTC day is counted in tokens too, which is what it costs. A call counts what it may use at most, before
-- it is made. The budget is the server's setting (AI_CHAT_TOKENS_A_DAY); a server of the version before names none.
alter table app.persona_calls add column tokens bigint not null default 0 check (tokens >= 0);

drop function app.take_persona_call();
create function app.take_persona_call(used_tokens bigint default 0, most_tokens bigint default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person app.address := app.current_wallet();
  most app.persona_limits;
begin
  if person is null then return false; end if;
  select * into most from app.persona_limits;
  if most.calls_a_person = 0 or most.calls_in_all = 0 or used_tokens > most_tokens then return false; end if;
  insert into app.persona_calls as used (day, wallet, calls, tokens) values (app.today(), person, 1, used_tokens)
    on conflict (day, wallet) do update set calls = used.calls + 1, tokens = used.tokens + excluded.tokens
    where used.calls < most.calls_a_person;
  if not found then return false; end if;
  insert into app.persona_calls as used (day, wallet, calls, tokens) values (app.today(), null, 1, used_tokens)
    on conflict (day, wallet) do update set calls = used.calls + 1, tokens = used.tokens + excluded.tokens
    where used.calls < most.calls_in_all and (most_tokens is null or used.tokens + excluded.tokens <= most_tokens);
  return found;
end
$$;
revoke all on function app.take_persona_call(bigint, bigint) from public, anon, authenticated;
grant execute on function app.take_persona_call(bigint, bigint) to gum_api;
