-- News that only those get who ask for it (NEWS-11): that the evening of Friday begins (EVENING-1).
create index settings_asking_evening on app.settings (wallet) where settings -> 'newsOn' -> 'value' ? 'evening';

-- Within the hour before an evening tells those who asked for it, once an evening, and answers how many it told. It acts as the
-- owner, because it is called by a schedule.
create function app.tell_evening() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  wall constant timestamp := app.now() at time zone
    (select timezone from app.time_config where is_active order by id desc limit 1);
  about constant jsonb := jsonb_build_object('evening', wall::date::text);
  asking text[];
begin
  if extract(isodow from wall) <> 5 or extract(hour from wall) <> 19 then
    return 0;
  end if;
  select array_agg(one.wallet::text) into asking from app.settings as one
  where one.settings -> 'newsOn' -> 'value' ? 'evening'
    and not exists (select from app.news as told
      where told.wallet = one.wallet and told.kind = 'evening' and told.subject = about);
  perform app.tell(asking, 'evening', null, about, false);
  return coalesce(cardinality(asking), 0);
end
$$;
revoke all on function app.tell_evening() from public, anon, authenticated;
grant execute on function app.tell_evening() to gum_api;
