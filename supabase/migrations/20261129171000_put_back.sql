-- What is carried by a page's word may be put back where it lay; every other fact stays.
grant delete on app.story_facts to gum_api;
create policy gum_api_puts_back on app.story_facts as restrictive for delete to gum_api
  using (said_by = 'page' and fact like 'carried:%');
