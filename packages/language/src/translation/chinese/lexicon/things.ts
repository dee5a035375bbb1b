import { entriesOf } from "./entries.ts";

/** Things, places, living beings and matter. */
export const things = entriesOf(
  "noun",
  `国=country 石=stone 电=electricity 湖=lake 铁路=railway 药=medicine 刀=knife 铁=iron 导弹=missile 电话=telephone
  马=horse 头=head|q: 桥=bridge 大道=avenue 象=elephant 眼=eye 城邦=city-state 自治区=autonomous_region
  直辖市=municipality 镇=town 乡=township 郡=county 金=gold 土=soil 管道=pipe 龙=dragon 飞机=airplane
  画=painting|v:paint 空=sky|a:empty 平原=plain 广场=square 网=net 皮=skin 底=bottom 洞=cave 院=courtyard 机=machine
  云=cloud 牛=cow 饭=meal 楼=building 木=wood 身子=body 地面=ground 田=field 营=camp 粮食=grain 遗址=site 银=silver|a
  铜=copper 厂=factory 样子=appearance 油=oil 球=ball 墓=tomb 房=house 殿=hall 墙=wall 枪=gun 河流=river 板=board
  手机=mobile_phone 工具=tool 设施=facility 文物=cultural_relic 虎=tiger 城楼=gate_tower 嘴=mouth 脚=foot 腿=leg
  寺=temple 手中=hand 境内=territory 石油=oil 春=spring 页=page|q:page 照片=photo 庙=temple 素=element 果=fruit
  坦克=tank 盐=salt 星=star 山地=mountainous_area 矿产=mineral 毒=poison|a:toxic 泥=mud 耳=ear 器=device 汗=sweat
  汤=soup 海洋=ocean|a:marine 外面=outside 化工=chemical_industry 夜=night 机器=machine 竹=bamboo 酸=acid|a:sour
  烟=smoke 蛋=egg 盘=plate 圆=circle|a:round 狗=dog 鸡=chicken 波=wave 纸=paper 门口=doorway 旗=flag 银子=silver
  棉花=cotton 舰=ship 炮=cannon 糖=sugar 装置=device 腰=waist 箭=arrow 湖泊=lake 角=corner 脸色=face 粮=grain 灯=lamp
  电脑=computer 店=shop 兽=beast 阵=array 目光=gaze 人体=human_body 衣=clothes 博物馆=museum 高原=plateau
  水产=aquatic_product 笔=pen 床=bed 牌=card 猪=pig 头发=hair 三峡=Three_Gorges 黄金=gold|a:golden 岭=ridge
  洲=continent 虫=insect 歌=song 羊=sheep 卡=card 塔=tower 鱼类=fish 风景=scenery 脑=brain 高速公路=highway 穴=cave
  城墙=city_wall 资料库=database 步=step 堂=hall 核=nucleus|a:nuclear 开发区=development_zone 竞技场=arena 脉=pulse
  美军=US_military 日军=Japanese_army 潜艇=submarine 药品=drug 灰=ash 自然保护区=nature_reserve 陵=tomb
  气候带=climate_zone 亭=pavilion 流域=basin 山区=mountainous_area 丝=silk|n:silk 屋=house 牙=tooth 廊=corridor
  河谷=river_valley 报纸=newspaper 校园=campus 路上=road 大街=street 狼=wolf 珠=bead 盆地=basin 图案=pattern
  主力=main_force 眼泪=tear 天然气=natural_gas 钢铁=steel 地带=zone 锅=pot 煤=coal 钢=steel 战斗机=fighter 影片=film
  手指=finger 码头=dock 房间=room 豆=bean 黑暗=darkness|a:dark 正门=main_gate 市区=urban_area 杂志=magazine
  景点=scenic_spot 木材=timber 针=needle 蛇=snake 灵魂=soul 草原=grassland 行政区=administrative_region 领土=territory
  首饰=jewelry 特产=specialty 实验室=laboratory 墙壁=wall 壁=wall 胸=chest 胸口=chest 矿=mine 桌子=table 大厅=hall
  院子=yard 脑袋=head 城里=city 住房=housing 货=goods 影子=shadow 沙漠=desert 城镇=town 物资=supplies 内地=mainland
  体内=body 尸体=body 城门=city_gate 耳朵=ear 乡村=village|a:rural 战机=fighter_plane 脚步=footstep 蔬菜=vegetable
  壳=shell 库=warehouse 床上=bed 种子=seed 泪=tear 玻璃=glass 基层=grassroots|a:grassroots 神经=nerve|a:neural
  砖=brick 膜=membrane 名牌=famous_brand 珍珠=pearl 河道=river_channel 走廊=corridor 餐厅=restaurant 车厢=carriage
  车站=station 火车站=train_station 地铁=subway 地铁站=subway_station 公交=bus 出租车=taxi 自行车=bicycle
  摩托车=motorcycle 卡车=truck 救护车=ambulance 警车=police_car 直升机=helicopter 轮船=ship 航母=aircraft_carrier
  航空母舰=aircraft_carrier 游轮=cruise_ship 渡轮=ferry 帆船=sailboat 小船=boat 轮胎=tire 车轮=wheel 引擎=engine
  电池=battery 电线=wire 电缆=cable 灯泡=light_bulb 屏幕=screen 键盘=keyboard 鼠标=mouse 耳机=headphones 相机=camera
  照相机=camera 摄像机=camera 摄像头=camera 望远镜=telescope 显微镜=microscope 眼镜=glasses 钥匙=key 锁=lock|v:lock
  箱子=box 盒子=box 瓶子=bottle 袋子=bag 背包=backpack 钱包=wallet 雨伞=umbrella 帽子=hat 手套=glove 裤子=trousers
  衬衫=shirt 裙子=skirt 外套=coat 毛衣=sweater 袜子=sock 鞋子=shoe 戒指=ring 项链=necklace 刀具=knife 叉子=fork
  勺子=spoon 筷子=chopsticks 椅子=chair 沙发=sofa 窗户=window 窗=window 屋顶=roof 地板=floor 楼梯=stairs 电梯=elevator
  厨房=kitchen 卧室=bedroom 浴室=bathroom 厕所=toilet 花园=garden 阳台=balcony 车库=garage 围栏=fence 篱笆=fence
  血液=blood 石头=stone 雷=thunder 图册=atlas 手臂=arm 人间=world 街头=street 边缘=edge 大气=atmosphere|a:atmospheric
  岸=shore 山脉=mountain_range 炮弹=shell 猫=cat 大米=rice 肩=shoulder 颈=neck 装甲=armor|a:armored 纤维=fiber
  服装=clothing 器官=organ 古墓=ancient_tomb 天空=sky 名城=famous_city 鱼苗=fish_fry 光芒=light 疼痛=pain 棺=coffin
  景观=landscape 阵地=position 脖子=neck 屋子=house 鼻子=nose 上游=upper_reaches|a:upstream
  下游=lower_reaches|a:downstream 列车=train 径=path 筋=tendon 剧=drama 物体=object 柱=column 鼻=nose 碑=monument
  建筑群=building_complex 桥梁=bridge 棉=cotton 晶体=crystal 肚子=stomach 峡=gorge 碳=carbon 肌肉=muscle 琴=instrument
  肝=liver 铅=lead 堤=dike 景区=scenic_spot 化石=fossil 臂=arm 直径=diameter 化合物=compound 液=liquid 槽=groove
  海底=seabed 大地=earth 翅=wing 翅膀=wing 锌=zinc 潮=tide 鸭=duck 火炮=artillery 洋=ocean|a:foreign 海峡=strait
  产物=product 水泥=cement 海岸=coast 煤炭=coal 头顶=top_of_the_head 剂=agent 泉=spring 坡=slope 激素=hormone
  腹=abdomen 殖民地=colony 棺材=coffin 海水=seawater 炉=furnace 席=seat 兵器=weapon 河口=estuary 镜=mirror
  风景区=scenic_area 图书馆=library 冰川=glacier 卵=egg 饼=cake 雾=fog 物品=item 制品=product 伤口=wound 海域=waters
  半岛=peninsula 幕=curtain 城区=urban_area 零部件=part 水果=fruit 粒子=particle 造型=shape 县城=county_seat
  山水=landscape 茶叶=tea 钩=hook 堡=fort 液体=liquid 目的地=destination 手掌=palm 野=wild|a:wild 农作物=crop 井=well
  胃=stomach 笑容=smile 枝=branch 杆=pole 坑=pit 皇宫=palace 旧址=former_site 水质=water_quality 耕地=farmland
  驻地=residence 省会=provincial_capital 离子=ion 尘埃=dust 淡水鱼=freshwater_fish 尿=urine 大殿=main_hall
  长安街=Chang'an_Avenue 边=side|d:while`,
);
