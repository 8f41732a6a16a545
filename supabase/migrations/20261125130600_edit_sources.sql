-- Administrators set what the sources pay that wallets claim by asking, and the caps of a day. What rules of the server pay,
-- such as a play of Zoltar, is told by the pages as it is, and stays.
create policy gum_api_set_sources on app.gum_sources for update to gum_api
  using ((select app.is_admin()) and claim = 'asking') with check ((select app.is_admin()) and claim = 'asking');
create policy gum_api_set_caps on app.gum_caps for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

grant update (base_reward, daily_limit, is_active) on app.gum_sources to gum_api;
grant update (daily_limit) on app.gum_caps to gum_api;
