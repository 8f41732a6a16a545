"""Every thing that a person carries, by its id."""
from builders.things.goods import bear, candle, cassette, quarter, red_jacket, tag_117, two_straws, yellow_thread
from builders.things.locked import headphones, jar, sneaker, tape_box
from builders.things.papers import invitation, late_slip, matchbook, napkin_map, photograph, punched_ticket, rug_ticket

THINGS = {
    'cassette': cassette, 'tag-117': tag_117, 'punched-ticket': punched_ticket, 'napkin-map': napkin_map, 'red-jacket': red_jacket,
    'invitation': invitation, 'late-slip': late_slip, 'two-straws': two_straws, 'yellow-thread': yellow_thread, 'rug-ticket': rug_ticket,
    'photograph': photograph, 'quarter': quarter, 'matchbook': matchbook, 'bear': bear, 'candle': candle,
    'jar': jar, 'sneaker': sneaker, 'headphones': headphones, 'tape-box': tape_box,
}
