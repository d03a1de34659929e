-- A walled yard for explorers, and where everybody really is: appended to truth.csv whenever it changes.
local size, height = 14, 3
local floors = {
  "default:stone", "default:wood", "default:brick", "default:sandstone", "default:cobble", "default:desert_stone",
}
local pillars = { {4, 5}, {-5, 3}, {6, -6}, {-4, -7}, {0, 9}, {9, 1} }

local function node_at(x, y, z)
  if y < 0 or y > height or math.abs(x) > size or math.abs(z) > size then return nil end
  if y == 0 then return floors[(math.abs(x * 7 + z * 13 + math.floor(x / 3) * 5) % #floors) + 1] end
  if math.abs(x) == size or math.abs(z) == size then return floors[((x + z + y) % #floors) + 1] end
  for _, pillar in ipairs(pillars) do
    if pillar[1] == x and pillar[2] == z then return floors[(y % #floors) + 1] end
  end
  return nil
end

minetest.register_on_generated(function(low, high)
  for x = math.max(low.x, -size), math.min(high.x, size) do
    for y = math.max(low.y, 0), math.min(high.y, height) do
      for z = math.max(low.z, -size), math.min(high.z, size) do
        local name = node_at(x, y, z)
        if name then minetest.set_node({ x = x, y = y, z = z }, { name = name }) end
      end
    end
  end
end)

minetest.register_on_joinplayer(function(player)
  player:set_pos({ x = player:get_player_name() == "Ada" and -1 or 1, y = 0.5, z = 0 })
  player:set_look_horizontal(0)
  player:set_look_vertical(0)
  player:override_day_night_ratio(1)
  player:set_sky({ type = "plain", base_color = "#88aadd", clouds = false })
  player:hud_set_flags({
    hotbar = false, healthbar = false, crosshair = false, wielditem = false,
    breathbar = false, minimap = false, basic_debug = false,
  })
  -- agents do not push each other, nor hide what is behind them
  player:set_properties({ collide_with_objects = false, visual_size = { x = 0, y = 0 }, nametag = " " })
end)

local file = io.open(minetest.get_worldpath() .. "/truth.csv", "a")
file:write("agent,x,y,z,yaw,pitch,roll\n")
file:flush()
local last = {}
minetest.register_globalstep(function()
  for _, player in ipairs(minetest.get_connected_players()) do
    local at, name = player:get_pos(), player:get_player_name()
    -- their z grows to the north and they turn against the sun; ours grows to the south, and we turn with it
    local line = string.format("%s,%.3f,%.3f,%.3f,%.2f,%.2f,0\n", name, at.x, at.y, -at.z,
      -math.deg(player:get_look_horizontal()) % 360, -math.deg(player:get_look_vertical()))
    if line ~= last[name] then
      last[name] = line
      file:write(line)
      file:flush()
    end
  end
end)
