-- A run without a point is on no board (RUN-8).
delete from app.game_scores where score = 0;
