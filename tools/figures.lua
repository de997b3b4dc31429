-- Grundyscope's figures in documents that run nothing: a pandoc filter.
--
--   pandoc page.md --lua-filter figures.lua -o page.pdf
--
-- Every <grundy-scope game="..."> becomes a picture of its table with its caption, and a link to the live figure where the address of a
-- site is known. The environment variable GRUNDYSCOPE says how the command is called: "grundyscope" if it is not set, "npx grundyscope"
-- where the package is installed. Metadata (in the document, or -M name=value):
--   grundyscope-site     where a site lies, as https://example.org/grundyscope/
--   grundyscope-width    pixels that the longer side of a picture has at least, 1200 if left out
--   grundyscope-share    of the width of the text that it takes, 70% if left out
-- Needs pandoc 2.17 or later. A figure that cannot be drawn stays what it was, and says on standard error why.
-- Documents may be strangers': they choose games, parameters and layers, but no program, no option and no file.

-- Never from metadata: pandoc does not tell a filter whether the document or -M gave it.
local command = {}
for word in (os.getenv('GRUNDYSCOPE') or ''):gmatch('%S+') do table.insert(command, word) end
if #command == 0 then command = { 'grundyscope' } end

local site = nil
local width = 1200
local share = '70%'

-- Attributes of a figure or a view itself; all others are parameters, as on pages (web/embed/request.ts, web/workspace/route.ts).
local function set(names)
  local out = {}
  for name in names:gmatch('%w+') do out[name] = true end
  return out
end
local of_figures = set('theme lang controls reveal height caption')
local of_views = set('v view layer at pos turn match moves challenge present look line alike turned with')
local of_any_element = set([[accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert
  inputmode is itemid itemprop itemref itemscope itemtype nonce part popover role slot spellcheck style tabindex title translate]])

-- Names with other characters than letters and digits, or a leading underscore, are those of frameworks and of data.
local function asks(name)
  return name ~= 'game' and not of_any_element[name] and not of_figures[name] and name:match('^%a[%w_.]*$') and not name:match('^on')
end

local vector = FORMAT:match('html') or FORMAT:match('epub')

local entities = { lt = '<', gt = '>', quot = '"', apos = "'", amp = '&' }
local function plain(text)
  return (text:gsub('&(#?)(%w+);', function(numeric, name)
    if numeric == '' then return entities[name] end
    local code = tonumber(name:match('^%d+$') or name:match('^[xX]%x+$') and '0' .. name)
    if not code then return nil end
    local character = code > 0 and code < 0x110000 and not (code >= 0xD800 and code < 0xE000)
    return utf8.char(character and code or 0xFFFD)
  end))
end

-- Names and values of an opening tag, in order; a name without a value is empty.
local function attributes_of(tag)
  local found, at = {}, #'<grundy-scope' + 1
  while true do
    local name, after = tag:match('^[%s/]*([^%s=>/"\']+)()', at)
    if not name then return found end
    local quote, value, more = tag:match('^%s*=%s*(["\'])(.-)%1()', after)
    if not quote then value, more = tag:match('^%s*=%s*([^%s>]+)()', after) end
    table.insert(found, { name:lower(), plain(value or '') })
    at = more or after
  end
end

local function attribute(attributes, wanted)
  for _, pair in ipairs(attributes) do if pair[1] == wanted then return pair[2] end end
end

local function escaped(text)
  return (text:gsub('[^%w%-_.~,/:!*\'()]', function(byte) return ('%%%02X'):format(byte:byte()) end))
end

local function link_to(attributes)
  if not site then return nil end
  local game, query = '', { 'v=1' }
  for _, pair in ipairs(attributes) do
    local name, value = pair[1], pair[2]
    if name == 'game' then game = value
    elseif asks(name) and name ~= 'v' then table.insert(query, escaped(name) .. '=' .. escaped(value)) end
  end
  return site .. '#/' .. escaped(game) .. '?' .. table.concat(query, '&')
end

-- Control characters, of one byte or of two, could steer a terminal.
local function note(text)
  io.stderr:write('figures.lua: ' .. text:gsub('%c', '?'):gsub('\xC2[\x80-\x9F]', '?') .. '\n')
end

local function run(words)
  local ok, content = pcall(pandoc.pipe, command[1], words, '')
  if ok then return content end
  -- The command has said why.
  note('no picture by: ' .. command[1] .. ' ' .. table.concat(words, ' '))
end

local function number_at(bytes, place)
  local a, b, c, d = bytes:byte(place, place + 3)
  return ((a * 256 + b) * 256 + c) * 256 + d
end

-- As many times larger as `width` asks for: whole pixels a cell stay whole. A PNG says its size in bytes 17 to 24.
local function enlarged(png, words)
  local wide, high = number_at(png, 17), number_at(png, 21)
  local times = math.max(1, math.ceil(width / math.max(wide, high)))
  if times == 1 then return png end
  for _, word in ipairs({ '--width', tostring(wide * times), '--height', tostring(high * times) }) do table.insert(words, word) end
  return run(words)
end

-- Ids of games and names of layers: no option of the command.
local function is_id(text) return text:match('^%a[%w-]*$') end

local function picture_of(attributes)
  local game = attribute(attributes, 'game') or ''
  if not is_id(game) then return note('no game: ' .. game) end
  local words = { table.unpack(command, 2) }
  local function add(...) for _, word in ipairs({ ... }) do table.insert(words, word) end end
  local kind = vector and 'svg' or 'png'
  add('draw', game, '--no-files', '--format', kind)
  for _, pair in ipairs(attributes) do
    local name, value = pair[1], pair[2]
    if name == 'layer' and is_id(value) then add('--layer', value)
    elseif name == 'theme' and value == 'dark' then add('--theme', value)
    elseif asks(name) and not of_views[name] then add('-p', name .. '=' .. value) end
  end
  local content = run(words)
  if content and not vector then content = enlarged(content, words) end
  if not content then return nil end
  local name = 'grundyscope-' .. pandoc.utils.sha1(content):sub(1, 12) .. '.' .. kind
  pandoc.mediabag.insert(name, vector and 'image/svg+xml' or 'image/png', content)
  return name
end

-- Caption and link as inlines; the fallback's own link would say the same once more.
local function words_of(attributes, fallback)
  local words = pandoc.List()
  local caption = attribute(attributes, 'caption')
  if caption then words:insert(pandoc.Str(caption)) else words:insert(pandoc.Str((pandoc.utils.stringify(fallback):gsub('^%s+', ''):gsub('%s+$', '')))) end
  local link = link_to(attributes)
  if not link then return words end
  return pandoc.List({ pandoc.Link(words, link) })
end

local function figure(tag, fallback)
  local attributes = attributes_of(tag)
  local name = picture_of(attributes)
  if not name then return nil end
  local words = words_of(attributes, fallback)
  -- "fig:" is how pandoc before version 3 knows a figure with a caption.
  local image = pandoc.Image(words, name, pandoc.Figure and '' or 'fig:', { width = share })
  if pandoc.Figure then return pandoc.Figure({ pandoc.Plain({ image }) }, { long = { pandoc.Plain(words) } }) end
  return pandoc.Para({ image })
end

local function opens(element)
  return (element.t == 'RawInline' or element.t == 'RawBlock') and element.format == 'html' and element.text:match('^<grundy%-scope[%s>]')
end

local function closes(element)
  return (element.t == 'RawInline' or element.t == 'RawBlock') and element.format == 'html' and element.text:match('^</grundy%-scope')
end

-- The script tag is nothing where nothing runs.
local function is_script(element)
  return (element.t == 'RawInline' or element.t == 'RawBlock') and element.text:match('embed[%w.-]*%.m?js')
end

local function trimmed(inlines)
  local function blank(inline) return inline and (inline.t == 'Space' or inline.t == 'SoftBreak' or inline.t == 'LineBreak') end
  while blank(inlines[1]) do inlines:remove(1) end
  while blank(inlines[#inlines]) do inlines:remove() end
  return inlines
end

-- A paragraph in which figures stand comes apart: what is before, the figure, what is after.
local function from_paragraph(paragraph)
  local out, before, i = pandoc.List(), pandoc.List(), 1
  local inlines = paragraph.content
  local found = false
  local function flush()
    before = trimmed(before)
    if #before > 0 then out:insert(pandoc.Para(before)) end
    before = pandoc.List()
  end
  while i <= #inlines do
    local last = i
    if opens(inlines[i]) then
      while last <= #inlines and not closes(inlines[last]) do last = last + 1 end
    end
    if opens(inlines[i]) and last <= #inlines then
      local fallback = pandoc.List()
      for k = i + 1, last - 1 do fallback:insert(inlines[k]) end
      local made = figure(inlines[i].text, fallback)
      if made then
        flush()
        out:insert(made)
        found = true
      else
        before:extend(fallback)
      end
      i = last + 1
    else
      if is_script(inlines[i]) or (inlines[i].t == 'RawInline' and inlines[i].text == '</script>') then found = true
      else before:insert(inlines[i]) end
      i = i + 1
    end
  end
  if not found then return nil end
  flush()
  return out
end

-- A raw block may hold a whole figure. The tag ends at the first > that is in no quotes.
local function whole(block)
  if block.t ~= 'RawBlock' or block.format ~= 'html' then return nil end
  local text = block.text:gsub('^%s+', '')
  if not text:match('^<grundy%-scope[%s>]') then return nil end
  local quote, last = nil, nil
  for i = 1, #text do
    local c = text:sub(i, i)
    if quote then
      if c == quote then quote = nil end
    elseif c == '"' or c == "'" then quote = c
    elseif c == '>' then
      last = i
      break
    end
  end
  local inside = last and text:sub(last + 1):match('^(.-)</grundy%-scope>%s*$')
  if not inside then return nil end
  return text:sub(1, last), plain((inside:gsub('<[^>]*>', '')):gsub('%s+', ' '))
end

local function from_blocks(blocks)
  local out, i, found = pandoc.List(), 1, false
  while i <= #blocks do
    local last = i
    local tag, text = whole(blocks[i])
    if opens(blocks[i]) and not tag then
      while last <= #blocks and not closes(blocks[last]) do last = last + 1 end
    end
    if tag then
      out:insert(figure(tag, pandoc.List({ pandoc.Str(text) })) or blocks[i])
      found, i = true, i + 1
    elseif opens(blocks[i]) and last <= #blocks then
      local fallback = pandoc.List()
      for k = i + 1, last - 1 do fallback:insert(blocks[k]) end
      local made = figure(blocks[i].text, fallback)
      if made then out:insert(made) else out:extend(fallback) end
      found, i = true, last + 1
    else
      if is_script(blocks[i]) then found = true else out:insert(blocks[i]) end
      i = i + 1
    end
  end
  return found and out or nil
end

local function read_meta(meta)
  local function text(name) return meta[name] and pandoc.utils.stringify(meta[name]) end
  if text('grundyscope-command') then
    note('grundyscope-command is not read, because a document could name any program; set the environment variable GRUNDYSCOPE instead')
  end
  site = text('grundyscope-site')
  if site and not site:match('/$') then site = site .. '/' end
  width = tonumber(text('grundyscope-width')) or width
  share = text('grundyscope-share') or share
end

return { { Meta = read_meta }, { Blocks = from_blocks, Para = from_paragraph, Plain = from_paragraph } }
