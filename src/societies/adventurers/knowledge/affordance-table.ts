/** How often a verb changed something when it was done to a thing of a kind, of how often. */
// made by scripts/make-affordances.ts
export const AFFORDANCES = `
open:
  musical-instrument 0/22, portable 27/810, control 1/44, vehicle 1/46, person 3/155, creature 2/161
  container 12/115, abstract 14/463, writing 1/97, weather 0/15, scenery 12/534, tool 3/128
  art 0/12, treasure 0/26, passage 2/179, drink 1/19, liquid 1/19, substance 1/113
  climbable 0/76, machine 0/82, plant 3/88, body-part 4/87, water 0/5, room 4/90
  building 0/68, clothing 3/44, toy 0/31, rope 1/36, door 3/57, furniture 4/71
  table 2/35, food 0/46, seat 1/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 5/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
take:
  musical-instrument 1/22, portable 103/810, control 8/44, vehicle 1/46, person 11/155, creature 11/161
  container 12/115, abstract 44/463, writing 14/97, weather 0/15, scenery 6/534, tool 12/128
  art 1/12, treasure 8/26, passage 4/179, drink 1/19, liquid 2/19, substance 11/113
  climbable 2/76, machine 3/82, plant 12/88, body-part 5/87, water 0/5, room 1/90
  building 0/68, clothing 13/44, toy 5/31, rope 5/36, door 0/57, furniture 6/71
  table 0/35, food 8/46, seat 0/13, light 4/27, animal 7/67, bed 2/11
  fire 1/9, cover 10/44, key 3/5, weapon 0/7, money 4/15, jewel 1/4
  fuel 1/4
push:
  musical-instrument 0/22, portable 9/810, control 2/44, vehicle 0/46, person 2/155, creature 2/161
  container 0/115, abstract 3/463, writing 2/97, weather 0/15, scenery 4/534, tool 2/128
  art 0/12, treasure 0/26, passage 0/179, drink 0/19, liquid 0/19, substance 2/113
  climbable 1/76, machine 0/82, plant 2/88, body-part 0/87, water 0/5, room 1/90
  building 0/68, clothing 1/44, toy 0/31, rope 0/36, door 0/57, furniture 1/71
  table 0/35, food 1/46, seat 0/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 2/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
pull:
  musical-instrument 0/22, portable 21/810, control 2/44, vehicle 0/46, person 2/155, creature 3/161
  container 1/115, abstract 4/463, writing 3/97, weather 0/15, scenery 6/534, tool 3/128
  art 0/12, treasure 0/26, passage 0/179, drink 0/19, liquid 0/19, substance 3/113
  climbable 2/76, machine 0/82, plant 7/88, body-part 0/87, water 0/5, room 1/90
  building 0/68, clothing 3/44, toy 0/31, rope 2/36, door 0/57, furniture 1/71
  table 0/35, food 2/46, seat 0/13, light 0/27, animal 1/67, bed 0/11
  fire 0/9, cover 4/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
turn:
  musical-instrument 0/22, portable 13/810, control 3/44, vehicle 1/46, person 1/155, creature 1/161
  container 2/115, abstract 4/463, writing 0/97, weather 0/15, scenery 5/534, tool 3/128
  art 0/12, treasure 0/26, passage 0/179, drink 1/19, liquid 1/19, substance 3/113
  climbable 1/76, machine 0/82, plant 4/88, body-part 0/87, water 0/5, room 0/90
  building 0/68, clothing 1/44, toy 0/31, rope 1/36, door 0/57, furniture 3/71
  table 0/35, food 0/46, seat 0/13, light 3/27, animal 0/67, bed 0/11
  fire 0/9, cover 1/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
move:
  musical-instrument 0/22, portable 9/810, control 2/44, vehicle 0/46, person 2/155, creature 2/161
  container 0/115, abstract 3/463, writing 2/97, weather 0/15, scenery 4/534, tool 2/128
  art 0/12, treasure 0/26, passage 0/179, drink 0/19, liquid 0/19, substance 2/113
  climbable 1/76, machine 0/82, plant 2/88, body-part 0/87, water 0/5, room 1/90
  building 0/68, clothing 1/44, toy 0/31, rope 0/36, door 0/57, furniture 1/71
  table 0/35, food 1/46, seat 0/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 2/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
search:
  musical-instrument 0/22, portable 19/810, control 0/44, vehicle 0/46, person 6/155, creature 4/161
  container 11/115, abstract 12/463, writing 2/97, weather 0/15, scenery 11/534, tool 2/128
  art 1/12, treasure 1/26, passage 2/179, drink 0/19, liquid 0/19, substance 1/113
  climbable 0/76, machine 0/82, plant 0/88, body-part 4/87, water 0/5, room 2/90
  building 2/68, clothing 1/44, toy 0/31, rope 0/36, door 0/57, furniture 0/71
  table 0/35, food 0/46, seat 0/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 4/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
look under:
  musical-instrument 0/22, portable 7/810, control 0/44, vehicle 0/46, person 3/155, creature 2/161
  container 4/115, abstract 6/463, writing 2/97, weather 0/15, scenery 5/534, tool 1/128
  art 0/12, treasure 0/26, passage 1/179, drink 0/19, liquid 0/19, substance 0/113
  climbable 0/76, machine 0/82, plant 0/88, body-part 1/87, water 0/5, room 2/90
  building 0/68, clothing 1/44, toy 0/31, rope 0/36, door 0/57, furniture 2/71
  table 0/35, food 0/46, seat 0/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 3/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
enter:
  musical-instrument 0/22, portable 38/810, control 1/44, vehicle 6/46, person 7/155, creature 6/161
  container 7/115, abstract 31/463, writing 2/97, weather 1/15, scenery 72/534, tool 6/128
  art 0/12, treasure 0/26, passage 29/179, drink 0/19, liquid 0/19, substance 4/113
  climbable 16/76, machine 2/82, plant 8/88, body-part 8/87, water 1/5, room 9/90
  building 10/68, clothing 0/44, toy 1/31, rope 1/36, door 13/57, furniture 2/71
  table 1/35, food 2/46, seat 0/13, light 0/27, animal 1/67, bed 1/11
  fire 0/9, cover 2/44, key 0/5, weapon 1/7, money 0/15, jewel 0/4
  fuel 0/4
climb:
  musical-instrument 0/22, portable 6/810, control 0/44, vehicle 1/46, person 1/155, creature 2/161
  container 1/115, abstract 11/463, writing 1/97, weather 0/15, scenery 24/534, tool 2/128
  art 0/12, treasure 2/26, passage 10/179, drink 0/19, liquid 0/19, substance 0/113
  climbable 15/76, machine 0/82, plant 5/88, body-part 1/87, water 1/5, room 1/90
  building 3/68, clothing 0/44, toy 0/31, rope 0/36, door 2/57, furniture 0/71
  table 0/35, food 0/46, seat 0/13, light 0/27, animal 1/67, bed 0/11
  fire 0/9, cover 0/44, key 0/5, weapon 0/7, money 2/15, jewel 0/4
  fuel 0/4
switch on:
  musical-instrument 0/22, portable 8/810, control 2/44, vehicle 1/46, person 0/155, creature 0/161
  container 2/115, abstract 4/463, writing 0/97, weather 0/15, scenery 1/534, tool 2/128
  art 0/12, treasure 0/26, passage 0/179, drink 1/19, liquid 1/19, substance 1/113
  climbable 1/76, machine 0/82, plant 1/88, body-part 0/87, water 0/5, room 0/90
  building 0/68, clothing 0/44, toy 0/31, rope 0/36, door 0/57, furniture 3/71
  table 0/35, food 0/46, seat 0/13, light 2/27, animal 0/67, bed 0/11
  fire 0/9, cover 0/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
close:
  musical-instrument 0/22, portable 13/810, control 0/44, vehicle 0/46, person 0/155, creature 0/161
  container 3/115, abstract 7/463, writing 0/97, weather 0/15, scenery 8/534, tool 1/128
  art 1/12, treasure 0/26, passage 4/179, drink 0/19, liquid 0/19, substance 0/113
  climbable 0/76, machine 1/82, plant 1/88, body-part 2/87, water 0/5, room 0/90
  building 0/68, clothing 0/44, toy 0/31, rope 1/36, door 3/57, furniture 0/71
  table 0/35, food 0/46, seat 0/13, light 0/27, animal 0/67, bed 0/11
  fire 0/9, cover 3/44, key 0/5, weapon 0/7, money 0/15, jewel 0/4
  fuel 0/4
`
