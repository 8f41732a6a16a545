-- MyPlace has Flunko's page: the overachiever's objective of chapter 3 can be reached, which the server records by a call
-- of its own. The slacker's waits for Picture Day.
update app.objectives set
  description = 'Look somebody up on MyPlace who has not been seen since that Friday. He is in everybody''s Top 6.',
  is_open = true
where id = 'chapter3_overachiever';

-- What pages told of it before was their word alone, and counts for nothing.
delete from app.story_facts where fact = 'pressed:flunko' and said_by = 'page';
