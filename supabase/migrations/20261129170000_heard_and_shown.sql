-- Two kinds of facts more: what a person of the town has said, and what was shown to one or used somewhere (STORY-1).
alter table app.story_facts drop constraint story_facts_fact_check;
alter table app.story_facts add constraint story_facts_fact_check check (
  char_length(fact) <= 64
  and fact ~ '^(pressed|opened|carried|seen|won|heard|shown):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
);

alter table app.objectives drop constraint objectives_fact_check;
alter table app.objectives add constraint objectives_fact_check check (
  char_length(fact) <= 64
  and fact ~ '^(pressed|opened|carried|seen|won|heard|shown):[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9-]+)?$'
);
