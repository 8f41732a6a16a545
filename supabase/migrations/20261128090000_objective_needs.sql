-- What a person needs before they can do what an objective asks for: a feature that is on, and a place that lets them in
-- (OBJECTIVE-7). Without them it is shown as locked, with the reason.
alter table app.objectives add column place text check (place ~ '^[a-z][a-z0-9-]{0,59}$');

update app.objectives as one set place = needs.place
from (values
  ('chapter1_slacker', 'high-school'),
  ('chapter1_overachiever', 'jocks-house-under-the-bed'),
  ('chapter2_slacker', 'football-field'),
  ('chapter2_overachiever', 'jocks-house-under-the-bed'),
  -- A vote takes a Flunk, as the school's door does (PICTURE-2).
  ('chapter3_slacker', 'high-school'),
  ('chapter4_slacker', 'high-school')
) as needs (id, place)
where one.id = needs.id;

-- Programs that operators can switch off, and the last chapter of Semester Zero, which the public mode does not show.
update app.objectives set feature = 'showMyPlace' where id = 'chapter3_overachiever';
update app.objectives set feature = 'showCutscenes' where id = 'chapter4_slacker';
update app.objectives set feature = 'showTerminal' where id = 'chapter4_overachiever';
